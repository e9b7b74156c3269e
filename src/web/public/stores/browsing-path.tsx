import { ChevronRight } from 'lucide-react'
import { stores } from '#texts/public/stores.ts'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

/** The chosen categories as a breadcrumb. */
export function BrowsingPath({ steps }: { steps: readonly { name: string; link: Destination }[] }) {
  const { youAreBrowsing } = stores
  return (
    <nav aria-label={youAreBrowsing} className="mt-1 flex flex-wrap items-center gap-x-2">
      <span className="text-muted">{youAreBrowsing}</span>
      <ol className="flex flex-wrap items-center gap-x-1.5 font-semibold">
        {steps.map(({ name, link }, position) => (
          <li key={name} className="flex items-center gap-x-1.5">
            {position > 0 && <ChevronRight aria-hidden="true" className="size-3.5 flex-none text-muted" />}
            <AppLink
              {...link}
              className="inline-flex min-h-8 items-center text-lagoon hover:text-lagoon-deep hover:underline aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
