import { useEffect, useState } from 'react'
import { toast as library, type Toast } from 'react-hot-toast/headless'
import { priceAlerts as texts } from '#texts/shared/price-alerts.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ToastPill } from '#web/ui/overlays/toast-pill.tsx'
import { saySaved } from './said.ts'
import { useAlertClient } from './use-alert-client.ts'

const shownForMs = 6000
/** One offer at a time: the last wish counts. */
const id = 'price-alert'

/** Offers to tell when the price drops, right after a product was added to the wishlist. */
export function offerPriceAlert(productId: string): void {
  library.custom((shown) => <Offer key={productId} productId={productId} shown={shown} />, {
    id,
    duration: Number.POSITIVE_INFINITY,
  })
}

/** Stays while it is hovered or focused. */
function Offer({ productId, shown }: { productId: string; shown: Toast }) {
  const client = useAlertClient()
  const [isHeld, setHeld] = useState(false)
  const { visible } = shown

  useEffect(() => {
    if (isHeld || !visible) return
    const timer = setTimeout(() => library.dismiss(id), shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld, visible])

  async function accept() {
    library.dismiss(id)
    try {
      saySaved(await client.watchPrice({ productId }))
    } catch (error) {
      void toast.error(sentenceOf(error, texts.failed))
    }
  }

  return (
    <ToastPill
      isGood
      sentence={texts.offer}
      inert={!visible}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Button look="plain" size="small" className="flex-none px-1!" onClick={() => void accept()}>
        {texts.accept}
      </Button>
    </ToastPill>
  )
}
