import { Star } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLogInFirst } from '#web/ui/log-in-first.ts'

/** The place of the review form. */
export function LeaveReview({ target }: { target: 'product' | 'store' }) {
  const texts = useTexts().reviews
  const logInFirst = useLogInFirst()
  return (
    <div className="rounded-xl bg-lagoon-tint p-4">
      <h3 className="heading text-lg">{texts.leave}</h3>
      <p className="mt-0.5 mb-3">{target === 'store' ? texts.leaveForStore : texts.leaveForProduct}</p>
      <Button size="small" onClick={() => logInFirst('review')}>
        <Star aria-hidden="true" className="size-4" />
        {target === 'store' ? texts.rateStore : texts.rateProduct}
      </Button>
    </div>
  )
}
