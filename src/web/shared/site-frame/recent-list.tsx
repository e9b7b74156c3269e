import { Clock, X } from 'lucide-react'
import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { suggestions as texts } from '#texts/shared/suggestions.ts'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

interface RecentListProps {
  ref?: Ref<{ focus(): void }>
  searches: readonly string[]
  onChosen: () => void
  onForget: (words: string) => void
  onForgetAll: () => void
}

/** Earlier searches on this device. They are links with buttons, so they are reached with Tab, or the arrow down. */
export function RecentList({ ref, searches, onChosen, onForget, onForgetAll }: RecentListProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => list.current?.querySelector('a')?.focus() }))
  return (
    <section
      aria-labelledby={id}
      // A press must not move the focus before the click is handled.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 shadow-float"
    >
      <div className="flex items-center justify-between gap-3 pl-2.5">
        <h2 id={id} className="text-sm font-semibold text-muted">
          {texts.recent}
        </h2>
        <button
          type="button"
          onClick={onForgetAll}
          className="min-h-9 rounded-full px-3 text-sm font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
        >
          {texts.forgetAll}
        </button>
      </div>
      <ul ref={list}>
        {searches.map((words) => (
          <li key={words} className="flex items-center">
            <AppLink
              to="/search"
              search={{ q: words }}
              onClick={onChosen}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-xl px-2.5 py-1 hover:bg-lagoon-tint hover:text-lagoon"
            >
              <Clock aria-hidden="true" className="size-4 flex-none text-muted" />
              <span className="truncate">{words}</span>
            </AppLink>
            <IconButton label={texts.forget(words)} onClick={() => onForget(words)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
