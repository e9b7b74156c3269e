import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { longest } from '#domain/limits.ts'
import { suggestions as texts } from '#texts/shared/suggestions.ts'
import { forgetSearch, forgetSearches, recentSearches } from '#web/shared/recent-searches/recent-searches.ts'
import { type Destination, useGoTo } from '#web/ui/buttons/app-link.tsx'
import { RecentList } from './recent-list.tsx'
import { SuggestionGroup } from './suggestion-group.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** What the keys in the box do to the list. */
export interface SuggestionKeys {
  move(step: number): void
  choose(): void
}

export interface SearchSuggestionsProps {
  ref?: Ref<SuggestionKeys>
  id: string
  typed: string
  isOpen: boolean
  /** Reports what the box must announce to screen readers. */
  onShown: (shown: { isShown: boolean; activeId?: string }) => void
  onChosen: () => void
}

const noneActive = { index: -1, list: '' }

/** Products, stores and categories that start with the typed words. The focus stays in the box. */
export default function SearchSuggestions({
  ref,
  id,
  typed,
  isOpen,
  onShown,
  onChosen,
}: SearchSuggestionsProps) {
  const goTo = useGoTo()
  const groups = useSuggestions(typed, isOpen)
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0

  // The active option is reset with a new list, with new words and when the list closes.
  const [active, setActive] = useState(noneActive)
  const list = [typed, ...options.map(({ link }) => JSON.stringify(link.params))].join()
  if (!isShown && active !== noneActive) setActive(noneActive)
  const index = active.list === list && isShown ? active.index : -1
  const activeId = index < 0 ? undefined : `${id}-${index}`

  useEffect(() => {
    onShown({ isShown, activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [isShown, activeId, onShown])

  // Read each time that the list opens.
  const [recent, setRecent] = useState<string[]>()
  const asksForRecent = isOpen && typed.trim() === ''
  if (asksForRecent !== (recent !== undefined)) setRecent(asksForRecent ? recentSearches() : undefined)
  const recentList = useRef<{ focus(): void }>(null)
  const status = useRef<HTMLParagraphElement>(null)

  function forget(work: () => void) {
    work()
    setRecent(recentSearches())
    // The button that had the focus is gone.
    status.current?.closest('form')?.querySelector('input')?.focus()
  }

  function choose(link: Destination | undefined) {
    if (!link) return
    onChosen()
    goTo(link)
  }

  useImperativeHandle(ref, () => ({
    move(step) {
      if (step > 0) recentList.current?.focus()
      // There is one position more than options, because the arrow keys also lead back into the box.
      const count = options.length + 1
      setActive({ index: ((index + 1 + step + count) % count) - 1, list })
    },
    choose: () => choose(options[index]?.link),
  }))

  const isFull = isOpen && typed.length >= longest.search
  return (
    <>
      <p ref={status} role="status" className="sr-only">
        {isFull ? texts.tooLong(longest.search) : isShown && texts.found(options.length)}
      </p>
      {recent && recent.length > 0 && (
        <RecentList
          ref={recentList}
          searches={recent}
          onChosen={onChosen}
          onForget={(words) => forget(() => forgetSearch(words))}
          onForgetAll={() => forget(forgetSearches)}
        />
      )}
      {isFull && !isShown && (
        <p
          aria-hidden="true"
          className="absolute inset-x-0 top-full z-40 mt-2 rounded-card border border-line bg-surface px-4 py-3 shadow-float"
        >
          {texts.tooLong(longest.search)}
        </p>
      )}
      {isShown && (
        <div
          role="listbox"
          id={id}
          aria-label={texts.label}
          // A press on an option must not move the focus before the click is handled.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 shadow-float"
        >
          {groups.map(({ kind, options: members, before }) => (
            <SuggestionGroup
              key={kind}
              id={id}
              kind={kind}
              options={members}
              before={before}
              active={index}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </>
  )
}
