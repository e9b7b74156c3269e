import { Search } from 'lucide-react'
import { useId } from 'react'

interface ProductSearchProps {
  label: string
  placeholder: string
  words: string
  onSearch: (words: string) => void
  className?: string
}

/** Answers at every key. */
export function ProductSearch({ label, placeholder, words, onSearch, className = '' }: ProductSearchProps) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block truncate text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          value={words}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onSearch(target.value)}
          // In a form, Enter would send what is not chosen yet.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="h-11 w-full rounded-full border border-line bg-surface pr-4 pl-11 transition placeholder:text-muted hover:border-edge focus-visible:border-lagoon focus-visible:outline-offset-0 max-sm:text-[1rem]"
        />
      </div>
    </div>
  )
}
