import { type FormEvent, useMemo, useRef, useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { ProductOption } from '#web/shared/product-choice/product-choice.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { lastCategory, matching } from './table-view.ts'

interface ChooseProductProps {
  products: OwnProduct[]
  /** The product that is chosen initially. */
  initial?: string | undefined
  legend: string
  /** Shown when it is submitted without a choice. */
  missing: string
  problem?: string | undefined
  button: string
  look?: 'primary' | 'sunset'
  onChosen: (product: OwnProduct) => void
}

const mostShown = 20

/** A choice of one product, searched by title or category. */
export function ChooseProduct({
  products,
  initial,
  legend,
  missing,
  button,
  look,
  ...props
}: ChooseProductProps) {
  const { choice: texts } = ownProducts
  const [words, setWords] = useState('')
  const [chosenId, setChosenId] = useState(initial)
  const [problem, setProblem] = useState(props.problem)
  const form = useRef<HTMLFormElement>(null)
  const found = useMemo(() => matching(products, words), [products, words])
  const chosen = products.find(({ _id }) => _id === chosenId)
  const shown = found.slice(0, mostShown)
  // The chosen product stays listed when the search no longer matches it.
  if (chosen && !shown.includes(chosen)) shown.unshift(chosen)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) return props.onChosen(chosen)
    setProblem(missing)
    void toast.error(missing)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Form
      ref={form}
      onSubmit={submit}
      className="max-w-2xl space-y-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <SearchField
        label={texts.filter}
        placeholder={texts.filterHint}
        words={words}
        onSearch={setWords}
        pauseMs={0}
      />
      <Choice legend={legend} problem={problem}>
        <div className="-mx-1 max-h-[26rem] space-y-2 overflow-y-auto overscroll-contain p-1">
          {shown.map((product) => (
            <ProductOption
              key={product._id}
              product={product}
              note={lastCategory(product)}
              isChosen={product === chosen}
              onChoose={() => {
                setChosenId(product._id)
                setProblem(undefined)
              }}
            />
          ))}
        </div>
      </Choice>
      <p role="status" className="text-sm text-muted">
        {found.length === 0
          ? texts.none(words.trim())
          : found.length > mostShown
            ? texts.more(mostShown, found.length)
            : texts.found(found.length)}
      </p>
      <Button type="submit" look={look}>
        {button}
      </Button>
    </Form>
  )
}
