import { ChevronRight } from 'lucide-react'
import { common } from '#texts/shared/common.ts'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

export type Crumb = Destination & { name: string }

interface BreadcrumbProps {
  /** From the home page down, without the page itself. */
  steps: readonly Crumb[]
}

export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label={common.breadcrumb}>
      <ol className="flex items-center gap-x-1.5 text-sm text-muted max-sm:-mx-3.5 max-sm:overflow-x-auto max-sm:px-3.5 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap large-text:flex-wrap">
        {steps.map(({ name, ...link }, position) => (
          <li key={JSON.stringify(link)} className="flex items-center gap-x-1.5">
            <AppLink
              {...link}
              className="inline-flex min-h-8 min-w-6 items-center rounded-full hover:text-lagoon max-sm:-outline-offset-2 hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </AppLink>
            {position < steps.length - 1 && (
              <ChevronRight aria-hidden="true" className="size-3.5 flex-none" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
