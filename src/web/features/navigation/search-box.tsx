import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { useGoTo } from '#web/ui/app-link.tsx'

/** A plain form that also works without script; with it, a blank query is ignored. */
export function SearchBox({ query = '' }: { query?: string }) {
  const texts = useTexts().navigation
  const goTo = useGoTo()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q')).trim()
    if (words) goTo(`/search?${new URLSearchParams({ q: words })}`)
  }

  return (
    <search>
      <form action="/search" onSubmit={search} className="relative w-full">
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={texts.searchLabel}
          placeholder={texts.searchLabel}
          className="h-11 w-full rounded-full border border-line bg-sand pr-5 pl-12 text-ink transition placeholder:text-muted hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
        />
        <button
          type="submit"
          aria-label={texts.searchButton}
          className="absolute inset-y-0 left-0 grid w-12 place-items-center rounded-full text-muted transition hover:text-lagoon"
        >
          <Search aria-hidden="true" className="ml-1 size-4.5" />
        </button>
      </form>
    </search>
  )
}
