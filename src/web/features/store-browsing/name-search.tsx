import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useStoresTexts } from '#web/texts/stores.ts'

/** Long enough to finish a syllable, short enough to feel immediate. */
const pauseMs = 300

interface NameSearchProps {
  words: string
  /** Called once the typing pauses, or at once on Enter. */
  onSearch: (words: string) => void
}

/** A field that searches while one types; in its form it also works without script. */
export function NameSearch({ words, onSearch }: NameSearchProps) {
  const texts = useStoresTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Words that changed elsewhere (Back, 'Clear Filters') are taken over; an echo of one's own typing is not.
  useEffect(() => {
    if (words === asked.current) return
    asked.current = words
    clearTimeout(timer.current)
    if (field.current) field.current.value = words
  }, [words])
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(typed: string) {
    clearTimeout(timer.current)
    if (typed === asked.current) return
    asked.current = typed
    onSearch(typed)
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block truncate text-sm font-medium text-muted">
        {texts.searchLabel}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="search"
          name="search"
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => ask(target.value.trim()), pauseMs)
          }}
          className="h-11 w-full rounded-full border border-line bg-surface pr-4 pl-11 transition hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
        />
        <button
          type="submit"
          aria-label={texts.searchButton}
          onClick={(event) => {
            event.preventDefault()
            ask(field.current?.value.trim() ?? '')
          }}
          className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-full text-muted transition hover:text-lagoon"
        >
          <Search aria-hidden="true" className="ml-1 size-4.5" />
        </button>
      </div>
    </div>
  )
}
