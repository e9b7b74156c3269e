import { pictureRemoval as texts } from '#texts/website-owner/picture-removal.ts'
import { LetterButton } from '#web/website-owner/forms/letter-button.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'

interface RemovePictureButtonProps {
  target: 'product' | 'store'
  targetId: string
  /** None for the picture of a store itself. */
  title: string | null
  storeName: string
  /** The recipient of the mail, as the website owner knows it. */
  to: string
  image: string
  /** The number of open reports on the screen, where they are shown. */
  reportsSeen?: number
  size?: 'small'
  className?: string
}

export function RemovePictureButton(props: RemovePictureButtonProps) {
  const { target, targetId, title, storeName, to, image, reportsSeen, size, className } = props
  const { ownerModeration } = useOwnerClient()
  return (
    <LetterButton
      texts={texts}
      name="reason"
      isGrave
      to={to}
      letter={(reason) => texts.letter(title, storeName, reason)}
      send={(reason) => {
        const removal = { reason, image, reportsSeen }
        return target === 'product'
          ? ownerModeration.removeProductPicture({ productId: targetId, ...removal })
          : ownerModeration.removeStorePicture({ storeId: targetId, ...removal })
      }}
      size={size}
      className={className}
    />
  )
}
