import { useRef, useState } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerPromotion } from '#texts/website-owner/promotion.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { ProductOption } from '#web/shared/product-choice/product-choice.tsx'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { Panel } from '#web/ui/panels/panel.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { DaysForm } from './days-form.tsx'
import type { FeatureProductSearch } from './feature-product-search-params.ts'
import { foundProductsQuery, usePromotionActions } from './promotion-queries.ts'
import { RulePanel } from './rule-panel.tsx'

/** Finds a product by its title or store and features it for some days. */
export function FeatureProduct({ params }: { params: FeatureProductSearch }) {
  const { form: texts, toList, states } = ownerPromotion
  const [words, setWords] = useState(params.search ?? '')
  const [picked, setPicked] = useState<ListedProduct>()
  const [problem, setProblem] = useState<string>()
  const choice = useRef<HTMLDivElement>(null)
  const { feature } = usePromotionActions()
  const goTo = useGoTo()
  const { data, isOutdated, hasFailed } = usePreviousDataQuery(foundProductsQuery(useOwnerClient(), words))
  const found = data?.products ?? []
  const chosen = picked ?? found.find(({ _id }) => _id === params.product)
  // The chosen product stays listed when the search no longer matches it.
  const shown = chosen && found.every(({ _id }) => _id !== chosen._id) ? [chosen, ...found] : found
  const status = hasFailed
    ? texts.productsFailed
    : data?.total === 0
      ? texts.none(words)
      : data && data.total > found.length
        ? texts.more(found.length, data.total)
        : null

  return (
    <div className="space-y-4">
      <BackLink to="/owner/promotion">{toList}</BackLink>
      <div className="grid items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel title={texts.title} text={texts.text}>
          <DaysForm
            initial={params.from ? { from: params.from, until: params.until ?? null } : undefined}
            paid={chosen?.paid}
            button={texts.submit}
            send={async (days) => {
              if (!chosen) {
                setProblem(texts.productMissing)
                choice.current?.querySelector('input')?.focus()
                return
              }
              const { message } = await feature(chosen._id, days)
              void toast.success(message)
              goTo({ to: '/owner/promotion' })
            }}
          >
            <SearchField label={texts.find} placeholder={texts.findHint} words={words} onSearch={setWords} />
            <div ref={choice}>
              <Choice legend={texts.product} problem={problem}>
                <div
                  aria-busy={isOutdated}
                  className={`-mx-1 max-h-96 space-y-2 overflow-y-auto overscroll-contain p-1 ${isOutdated ? 'opacity-60' : ''}`}
                >
                  {shown.map((product) => (
                    <ProductOption
                      key={product._id}
                      product={product}
                      note={[
                        product.store.name,
                        product.featured && texts.featured(states[product.featured.state].toLowerCase()),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                      isChosen={product._id === chosen?._id}
                      onChoose={() => {
                        setPicked(product)
                        setProblem(undefined)
                      }}
                    />
                  ))}
                </div>
              </Choice>
              <p role="status" className="mt-1 text-sm text-muted empty:hidden">
                {status}
              </p>
            </div>
          </DaysForm>
        </Panel>
        <RulePanel />
      </div>
    </div>
  )
}
