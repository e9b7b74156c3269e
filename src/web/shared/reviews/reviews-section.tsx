import { type ReactNode, useId } from 'react'
import { reviews as texts } from '#texts/shared/reviews.ts'
import { SectionHeading } from '#web/ui/frame/section-heading.tsx'
import type { Subject } from './reviewed.ts'

/** Links to the reviews use this hash instead of the top of the page. */
export const reviewsHash = 'reviews'

/** The reviews under their heading. */
export function ReviewsSection({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section id={reviewsHash} aria-labelledby={id} className="scroll-mt-4">
      <SectionHeading id={id} title={texts.title} />
      <div className="mt-4 space-y-5 rounded-card border border-line bg-surface p-4 sm:p-5">{children}</div>
    </section>
  )
}

/** Replaces the form for the store's owner. */
export function OwnThing({ kind }: Pick<Subject, 'kind'>) {
  return (
    <div className="rounded-xl bg-sand p-4">
      <p className="font-semibold">{texts.ownThing[kind]}</p>
      <p className="text-muted">{texts.ownThingHint}</p>
    </div>
  )
}

export function NoReviews() {
  return (
    <div className="py-3 text-center">
      <p className="heading text-lg">{texts.none}</p>
      <p className="text-muted">{texts.noneHint}</p>
    </div>
  )
}
