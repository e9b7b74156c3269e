import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'

/** What people say, under its heading; ends with the invitation to say something oneself. */
export function ReviewsSection({ children }: { children: ReactNode }) {
  const texts = useTexts().reviews
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.title} />
      <div className="mt-4 space-y-5 rounded-card border border-line bg-surface p-4 sm:p-5">{children}</div>
    </section>
  )
}

export function NoReviews() {
  const texts = useTexts().reviews
  return (
    <div className="py-3 text-center">
      <p className="heading text-lg">{texts.none}</p>
      <p className="text-muted">{texts.noneHint}</p>
    </div>
  )
}
