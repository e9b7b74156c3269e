import { type ReactNode, useId } from 'react'
import { SectionHeading } from '#web/ui/section-heading.tsx'

interface HomeSectionProps {
  title: string
  seeMore: string
  children: ReactNode
}

export function HomeSection({ title, seeMore, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="drawn-when-near-[48.5rem]">
      <SectionHeading id={id} title={title} seeMore={seeMore} />
      <div className="mt-4">{children}</div>
    </section>
  )
}
