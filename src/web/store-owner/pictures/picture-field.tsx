import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import {
  type PictureFieldProps,
  PictureField as UploadField,
} from '#web/shared/picture-upload/picture-field.tsx'
import { useSendPicture } from '#web/shared/picture-upload/use-send-picture.ts'

interface StorePictureProps extends Omit<PictureFieldProps, 'send'> {
  /** Whether a person who registers a store uploads it, or the store. */
  as: 'user' | 'admin'
}

/** The picture of a store or a product. */
export function PictureField({ as, ...field }: StorePictureProps) {
  const client = useClient()
  const { image, storeOwner } = useStoreClient()
  const send = useSendPicture({
    queryKey: ['upload-settings'],
    settings: () => image.settings({}),
    renew: () => (as === 'admin' ? storeOwner.profile({}) : client.account.me({})),
  })
  return <UploadField {...field} send={send} />
}
