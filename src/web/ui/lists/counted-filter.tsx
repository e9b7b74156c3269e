import { figure } from '#texts/shared/figures.ts'

interface CountedFilterProps<Name extends string> {
  /** What the filter is about. */
  label: string
  names: readonly Name[]
  words: Record<Name, string>
  countOf: (name: Name) => number
  chosen: Name
  onChoose: (name: Name) => void
}

/** One button for each kind of row, with how many there are; the chosen kind is shown. */
export function CountedFilter<Name extends string>(props: CountedFilterProps<Name>) {
  const { label, names, words, countOf, chosen, onChoose } = props
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={name === chosen}
          className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold transition hover:border-lagoon hover:text-lagoon aria-pressed:border-lagoon aria-pressed:bg-lagoon-tint aria-pressed:text-lagoon pointer-coarse:min-h-11"
          onClick={() => onChoose(name)}
        >
          {words[name]} <span className="tabular-nums">{figure(countOf(name))}</span>
        </button>
      ))}
    </fieldset>
  )
}
