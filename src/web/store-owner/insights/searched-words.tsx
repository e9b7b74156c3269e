import type { Insights } from '#contract/store-owner/insights.ts'
import { insights } from '#texts/store-owner/insights.ts'
import { Panel } from '#web/ui/panels/panel.tsx'

export function SearchedWords({ words }: Pick<Insights, 'words'>) {
  const { words: texts } = insights
  return (
    <Panel title={texts.title} text={texts.text}>
      {words.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {words.map(({ words: typed, searches }) => (
            <li key={typed} className="flex items-baseline justify-between gap-3 border-b border-line py-1.5">
              <span className="font-semibold wrap-anywhere">{typed}</span>
              <span className="flex-none text-sm text-muted tabular-nums">{texts.times(searches)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
