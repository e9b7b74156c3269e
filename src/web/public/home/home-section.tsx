import { type ReactNode, useId } from 'react'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import { SectionHeading } from '#web/ui/frame/section-heading.tsx'

interface HomeSectionProps {
  title: string
  seeMore: Destination
  /** True when its first cards are visible, or nearly so, when the page opens. */
  isFirst: boolean
  children: ReactNode
}

export function HomeSection({ title, seeMore, isFirst, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={isFirst ? undefined : 'drawn-when-near-[48rem]'}>
      <SectionHeading id={id} title={title} seeMore={seeMore} />
      <div className="mt-4">{children}</div>
    </section>
  )
}
