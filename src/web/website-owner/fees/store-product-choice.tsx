import { useState } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { ProductOption, ProductRadio } from '#web/shared/product-choice/product-choice.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { storeProductsQuery } from './fee-queries.ts'

interface StoreProductChoiceProps {
  store: { _id: string; name: string }
  chosen: ListedProduct | undefined
  onChoose: (product: ListedProduct | undefined) => void
  /** Whether a product must be chosen. */
  isRequired?: boolean
  problem?: string | undefined
}

/** A choice of one product of the store, or none. */
export function StoreProductChoice({
  store,
  chosen,
  onChoose,
  isRequired = false,
  problem,
}: StoreProductChoiceProps) {
  const { transfer: texts } = ownerFees
  const [words, setWords] = useState('')
  const { data, hasFailed } = usePreviousDataQuery(storeProductsQuery(useOwnerClient(), store, words))
  const found = data ?? []
  // The chosen product stays listed when the search no longer matches it.
  const shown = chosen && found.every(({ _id }) => _id !== chosen._id) ? [chosen, ...found] : found
  return (
    <div className="space-y-3">
      <SearchField label={texts.findProduct} words={words} onSearch={setWords} />
      <Choice legend={texts.product} problem={problem}>
        <div className="-mx-1 max-h-60 space-y-2 overflow-y-auto overscroll-contain p-1">
          {!isRequired && (
            <ProductRadio isChosen={!chosen} onChoose={() => onChoose(undefined)}>
              <span className="min-w-0">
                <span className="block font-semibold">{texts.noProduct}</span>
                <span className="block text-sm text-muted">{texts.noProductText}</span>
              </span>
            </ProductRadio>
          )}
          {shown.map((product) => (
            <ProductOption
              key={product._id}
              product={product}
              isChosen={product._id === chosen?._id}
              onChoose={() => onChoose(product)}
            />
          ))}
        </div>
      </Choice>
      <p role="status" className="text-sm text-muted empty:hidden">
        {hasFailed ? texts.productsFailed : data?.length === 0 ? texts.noneFound : null}
      </p>
    </div>
  )
}
