import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { longest } from '#domain/limits.ts'

/** Long enough to finish a syllable, short enough to feel immediate. */
const usualPauseMs = 300

interface SearchFieldProps {
  label: string
  placeholder?: string
  words: string
  /** Called when typing pauses, or at once on Enter. */
  onSearch: (words: string) => void
  /** 0 when results are local and can follow every key. */
  pauseMs?: number
  /** For a form that also works without script: the field's name and its button's label. */
  sent?: { name: string; button: string }
  className?: string
}

export function SearchField({
  label,
  placeholder,
  words,
  onSearch,
  pauseMs = usualPauseMs,
  sent,
  className = '',
}: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const submitted = useRef(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Words that changed elsewhere are shown, but not the person's own typing.
  useEffect(() => {
    if (words === submitted.current) return
    submitted.current = words
    clearTimeout(timer.current)
    if (field.current) field.current.value = words
  }, [words])
  useEffect(() => () => clearTimeout(timer.current), [])

  function ask(typed: string) {
    clearTimeout(timer.current)
    if (typed === submitted.current) return
    submitted.current = typed
    onSearch(typed)
  }

  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block truncate text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="search"
          name={sent?.name}
          defaultValue={words}
          placeholder={placeholder}
          maxLength={longest.search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            clearTimeout(timer.current)
            const typed = target.value.trim()
            if (pauseMs === 0) ask(typed)
            else timer.current = setTimeout(() => ask(typed), pauseMs)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would submit the surrounding form too early.
            event.preventDefault()
            ask(event.currentTarget.value.trim())
          }}
          className="h-11 w-full rounded-full border border-rim bg-surface pr-4 pl-11 transition placeholder:text-muted hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
        />
        {sent ? (
          <button
            type="submit"
            aria-label={sent.button}
            onClick={(event) => {
              event.preventDefault()
              ask(field.current?.value.trim() ?? '')
            }}
            className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-full text-muted transition hover:text-lagoon"
          >
            <Search aria-hidden="true" className="ml-1 size-4.5" />
          </button>
        ) : (
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-muted"
          />
        )}
      </div>
    </div>
  )
}
