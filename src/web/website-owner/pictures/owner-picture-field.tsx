import { ownerPictures as texts } from '#texts/website-owner/pictures.ts'
import { PictureField, type PictureFieldProps } from '#web/shared/picture-upload/picture-field.tsx'
import { useSendPicture } from '#web/shared/picture-upload/use-send-picture.ts'
import { useOwnerSessionClient } from '#web/website-owner/owner-session-client.ts'
import { ofOwner, useOwnerClient } from '../owner-client.ts'

interface OwnerPictureProps extends Omit<PictureFieldProps, 'send' | 'messages' | 'onChange' | 'onRemove'> {
  /** The URL of the uploaded picture, or null when it was removed. */
  onChange: (url: string | null) => void
}

/** A picture that a form of the console can do without. */
export function OwnerPictureField({ onChange, ...field }: OwnerPictureProps) {
  const { ownerPictures } = useOwnerClient()
  const { ownerSession } = useOwnerSessionClient()
  const send = useSendPicture({
    queryKey: ofOwner('upload-settings'),
    settings: () => ownerPictures.settings({}),
    renew: () => ownerSession.me({}),
  })
  return (
    <PictureField
      {...field}
      send={send}
      messages={texts}
      onChange={onChange}
      onRemove={() => onChange(null)}
    />
  )
}
