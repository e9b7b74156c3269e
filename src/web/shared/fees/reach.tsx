import type { Statement, TapTotals } from '#contract/shapes/fee.ts'
import { figure } from '#texts/shared/figures.ts'
import { statement as texts } from '#texts/shared/statement.ts'

const kinds = ['view', 'call', 'whatsapp', 'directions', 'link'] as const satisfies (keyof TapTotals)[]
/** The month's views and taps, which show the store what its fee brought. */
export function Reach({
  statement: { taps, products },
}: {
  statement: Pick<Statement, 'taps' | 'products'>
}) {
  return (
    <section aria-label={texts.reach} className="mt-6 border-t border-line pt-4">
      <h3 className="heading text-lg">{texts.reach}</h3>
      <p className="text-sm text-muted">{texts.reachText}</p>
      <dl className="mt-3 grid grid-cols-2 gap-2.5 sm:grid-cols-5 print:grid-cols-5">
        {kinds.map((kind) => (
          <div key={kind} className="rounded-xl border border-line px-3 py-2">
            <dt className="text-sm text-muted">{texts.taps[kind]}</dt>
            <dd className="heading text-2xl tabular-nums">{figure(taps[kind])}</dd>
          </div>
        ))}
      </dl>
      <h4 className="heading mt-5">{texts.products}</h4>
      {products.length === 0 ? (
        <p className="mt-1 text-muted">{texts.noProducts}</p>
      ) : (
        <section
          aria-label={texts.products}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by key
          tabIndex={0}
          className="-mx-1 overflow-x-auto px-1"
        >
          <table className="mt-1 w-full border-collapse tabular-nums">
            <thead>
              <tr className="border-b border-line text-left text-sm text-muted">
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {texts.product}
                </th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" className="py-1.5 pl-3 text-right font-medium whitespace-nowrap">
                    {texts.taps[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <tr key={product._id} className="break-inside-avoid border-b border-line">
                  <th scope="row" className="min-w-40 py-1.5 pr-3 text-left font-medium wrap-anywhere">
                    {product.title}
                  </th>
                  {kinds.map((kind) => (
                    <td key={kind} className="py-1.5 pl-3 text-right">
                      {figure(product[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
