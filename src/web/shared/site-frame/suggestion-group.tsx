import { useRouter } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { suggestions as texts } from '#texts/shared/suggestions.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import type { Destination } from '#web/ui/buttons/app-link.tsx'
import type { SuggestionKind } from './use-suggestions.ts'

interface SuggestionGroupProps extends SuggestionKind {
  /** The id of the list, used as prefix for the ids of its options. */
  id: string
  /** The index in the whole list that the arrow keys have reached. */
  active: number
  onChoose: (link: Destination) => void
}

export function SuggestionGroup({ id, kind, options, before, active, onChoose }: SuggestionGroupProps) {
  const router = useRouter()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a listbox
    <div role="group" aria-labelledby={`${id}-${kind}`} className="not-first:mt-2">
      <p id={`${id}-${kind}`} className="px-2.5 pt-1 pb-1 text-sm font-semibold text-muted">
        {texts[kind]}
      </p>
      {options.map(({ link, name, image }, index) => (
        <a
          key={JSON.stringify(link.params)}
          href={router.buildLocation(link).publicHref}
          role="option"
          id={`${id}-${before + index}`}
          aria-selected={before + index === active}
          tabIndex={-1}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChoose(link)
          }}
          className="flex min-h-11 items-center gap-3 rounded-xl px-2.5 py-1 hover:bg-lagoon-tint hover:text-lagoon aria-selected:bg-lagoon-tint aria-selected:text-lagoon"
        >
          {image ? (
            <span className="w-12 flex-none overflow-hidden rounded-lg">
              <Picture url={image} alt="" sizes="48px" />
            </span>
          ) : (
            <span className="grid aspect-4/3 w-12 flex-none place-items-center rounded-lg bg-lagoon-tint text-lagoon">
              <LayoutGrid aria-hidden="true" className="size-4" />
            </span>
          )}
          <span className="min-w-0 truncate">{name}</span>
        </a>
      ))}
    </div>
  )
}
