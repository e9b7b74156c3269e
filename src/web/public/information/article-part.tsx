import { information } from '#texts/public/information.ts'
import { Prose } from '#web/shared/page/prose.tsx'
import type { Entry, Part } from '#web/texts/article.ts'

export function ArticlePart({ part }: { part: Part }) {
  if (typeof part === 'string')
    return (
      <p>
        <Prose text={part} />
      </p>
    )
  return 'list' in part ? <List items={part.list} /> : <Entries entries={part.entries} />
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5 marker:text-lagoon">
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Prose text={item} />
        </li>
      ))}
    </ul>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { kept } = information
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface px-4 text-base leading-normal sm:px-6">
      {entries.map(({ name, text, lasts }) => (
        <div key={name} className="py-4">
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="mt-1">
            <Prose text={text} />
          </dd>
          <dd className="mt-1 text-muted">
            <span className="font-semibold">{kept}</span> <Prose text={lasts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
