import { Flag, Heart } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLogInFirst } from '#web/ui/log-in-first.ts'

export function ProductActions() {
  const { productDetail: texts } = useTexts()
  const logInFirst = useLogInFirst()
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button look="quiet" onClick={() => logInFirst('wishlist')}>
        <Heart aria-hidden="true" className="size-4.5 text-sunset" />
        {texts.addToWishlist}
      </Button>
      <Button look="quiet" onClick={() => logInFirst('reportProduct')}>
        <Flag aria-hidden="true" className="size-4.5 text-muted" />
        {texts.report}
      </Button>
    </div>
  )
}
