import { Square } from 'lucide-react'
import { useState } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerPromotion as texts } from '#texts/website-owner/promotion.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { usePromotionActions } from './promotion-queries.ts'

interface EndButtonProps {
  product: ListedProduct
  /** Called before the product leaves the list. */
  onEnded: () => void
}

/** Needs no confirmation, because an ended product can be featured again. */
export function EndButton({ product: { _id, title }, onEnded }: EndButtonProps) {
  const { end } = usePromotionActions()
  const [isBusy, setBusy] = useState(false)

  async function endIt() {
    setBusy(true)
    try {
      const { message } = await end(_id)
      void toast.success(message)
      onEnded()
    } catch (error) {
      void toast.error(sentenceOf(error, texts.endFailed))
      setBusy(false)
    }
  }

  return (
    <SubmitButton
      type="button"
      look="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={texts.endOf(title)}
      onClick={() => void endIt()}
      className="hover:border-sunset! hover:text-sunset!"
    >
      <Square aria-hidden="true" className="size-4 flex-none" />
      {texts.end}
    </SubmitButton>
  )
}
