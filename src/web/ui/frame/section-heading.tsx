import { ArrowRight } from 'lucide-react'
import { common } from '#texts/shared/common.ts'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

interface SectionHeadingProps {
  id: string
  title: string
  seeMore?: Destination | undefined
}

export function SectionHeading({ id, title, seeMore }: SectionHeadingProps) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-x-4 large-text:flex-wrap pointer-coarse:min-h-11">
      <h2 id={id} className="heading text-2xl">
        {title}
      </h2>
      {seeMore && (
        <AppLink
          {...seeMore}
          className="group inline-flex min-h-8 items-center gap-1.5 font-semibold whitespace-nowrap text-lagoon hover:text-lagoon-deep pointer-coarse:min-h-11"
        >
          {common.seeMore}
          <span className="sr-only"> {title}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform group-hover:translate-x-0.5"
          />
        </AppLink>
      )}
    </div>
  )
}
