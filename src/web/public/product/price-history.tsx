import { useId } from 'react'
import type { PastPrice } from '#contract/shapes/honest-discount.ts'
import { dayInMs, formatDate } from '#domain/mauritius-time.ts'
import { prices as texts } from '#texts/public/prices.ts'
import { labelled, money } from '#texts/shared/figures.ts'
import { PathLink } from '#web/ui/buttons/app-link.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import { chartPath, chartSize } from './chart-path.ts'

/** A chart of the prices in force, and the same as a table. */
export function PriceHistory({ prices }: { prices: readonly PastPrice[] }) {
  const id = useId()
  const now = useNow(dayInMs)
  const [first] = prices
  if (!first) return null
  const amounts = prices.map(({ price }) => price)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading text-2xl">
        {texts.history}
      </h2>
      <p className="mt-1 text-sm text-muted">{texts.last90}</p>
      <div aria-hidden="true" className="mt-3 max-w-prose text-sm text-muted tabular-nums">
        <p>{labelled(texts.highest, money(Math.max(...amounts)))}</p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
          preserveAspectRatio="none"
          className="my-1 block h-24 w-full overflow-visible border-b border-line"
        >
          <path
            d={chartPath(prices, now)}
            fill="none"
            className="stroke-lagoon forced-colors:stroke-[CanvasText]"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="flex justify-between gap-4">
          <span>{formatDate(first.since)}</span>
          <span>{labelled(texts.lowest, money(Math.min(...amounts)))}</span>
          <span>{texts.today}</span>
        </p>
      </div>
      <details className="mt-2 max-w-prose">
        <summary className="w-fit cursor-pointer py-1.5 text-sm font-medium text-lagoon hover:text-lagoon-deep">
          {texts.table}
        </summary>
        <PriceTable prices={prices} />
      </details>
      <p className="mt-1 text-sm">
        <PathLink
          path="/about"
          hash="principles"
          className="inline-block py-1.5 font-medium text-lagoon underline underline-offset-2 hover:text-lagoon-deep"
        >
          {texts.rule}
        </PathLink>
      </p>
    </section>
  )
}

function PriceTable({ prices }: { prices: readonly PastPrice[] }) {
  return (
    <table className="mt-1 w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-1.5 font-medium">
            {texts.since}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {texts.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.toReversed().map(({ since, price }) => (
          <tr key={since} className="border-b border-line">
            <td className="py-1.5">{formatDate(since)}</td>
            <td className="py-1.5 text-right">{money(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
