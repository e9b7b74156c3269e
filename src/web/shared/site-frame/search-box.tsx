import { useSearch } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { inLanguage } from '#domain/language.ts'
import { longest } from '#domain/limits.ts'
import { language } from '#texts/shared/language.ts'
import { navigation as texts } from '#texts/shared/navigation.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import type { SearchSuggestionsProps, SuggestionKeys } from './search-suggestions.tsx'

// Suggestions are fetched when the box is focused. The search also works without them.
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import('./search-suggestions.tsx').catch(() => ({ default: () => null })),
)

const closed: { isShown: boolean; activeId?: string } = { isShown: false }

/** A plain form that also works without script. With script, blank queries are ignored and suggestions appear. */
export function SearchBox() {
  const goTo = useGoTo()
  const searchedFor = useSearch({ from: '/search', shouldThrow: false })?.q ?? ''
  const words = searchedFor.slice(0, longest.search)
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [{ isShown, activeId }, setShown] = useState(closed)
  const suggestions = useRef<SuggestionKeys>(null)
  const box = useRef<HTMLInputElement>(null)

  // The first letters are often typed before hydration, which begins with them.
  useEffect(() => {
    const { current } = box
    if (!current || current !== document.activeElement || current.value === current.defaultValue) return
    setTyped(current.value)
    setOpen(true)
  }, [])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setOpen(false)
    const submitted = String(new FormData(event.currentTarget).get('q')).trim()
    if (submitted) goTo({ to: '/search', search: { q: submitted } })
  }

  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      suggestions.current?.move(step)
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      suggestions.current?.choose()
    } else if (event.key === 'Escape') {
      // The first press closes the suggestions, the second one clears the box.
      event.preventDefault()
      if (!isShown) {
        event.currentTarget.value = ''
        setTyped('')
      }
      setOpen(false)
    }
  }

  return (
    <search>
      <form
        action={inLanguage(language, '/search')}
        onSubmit={search}
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && setOpen(false)
        }
        className="relative w-full"
      >
        <input
          ref={box}
          key={words}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={words}
          maxLength={longest.search}
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown ? activeId : undefined}
          aria-label={texts.searchLabel}
          placeholder={texts.searchLabel}
          onFocus={({ target: { value } }) => {
            setTyped(value)
            // The empty box offers recent searches.
            if (!value) setOpen(true)
          }}
          onChange={({ target }) => {
            setTyped(target.value)
            setOpen(true)
          }}
          onKeyDown={pressed}
          className="h-11 w-full rounded-full border border-rim bg-sand pr-4 pl-12 text-ellipsis text-ink transition placeholder:text-muted hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
        />
        <button
          type="submit"
          aria-label={texts.searchButton}
          className="absolute inset-y-0 left-0 grid w-12 place-items-center rounded-full text-muted transition hover:text-lagoon"
        >
          <Search aria-hidden="true" className="ml-1 size-4.5" />
        </button>
        {typed !== undefined && (
          <Suspense>
            <SearchSuggestions
              ref={suggestions}
              id={listId}
              typed={typed}
              isOpen={isOpen}
              onShown={setShown}
              onChosen={() => setOpen(false)}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
