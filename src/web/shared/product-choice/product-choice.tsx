import type { ReactNode } from 'react'
import { money } from '#texts/shared/figures.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'

interface OptionProps {
  isChosen: boolean
  onChoose: () => void
}

interface ProductOptionProps extends OptionProps {
  product: { title: string; price: number; image: string; imagePlaceholder: string | null }
  /** A detail that distinguishes the product from others. */
  note?: string | undefined
}

/** A product as an option of a Choice. */
export function ProductOption({ product, note, ...option }: ProductOptionProps) {
  const { title, price, image, imagePlaceholder } = product
  return (
    <ProductRadio {...option}>
      <span className="w-14 flex-none overflow-hidden rounded-lg">
        <Picture url={image} placeholder={imagePlaceholder} alt="" sizes="3.5rem" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {[money(price), note].filter(Boolean).join(' · ')}
        </span>
      </span>
    </ProductRadio>
  )
}

/** The same frame for other options, such as none of the products. */
export function ProductRadio({ isChosen, onChoose, children }: OptionProps & { children: ReactNode }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-line bg-surface py-2 pr-4 pl-3 outline-lagoon transition hover:border-lagoon has-checked:border-lagoon has-checked:bg-lagoon-tint has-focus-visible:outline-2">
      <input
        type="radio"
        name="product"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 flex-none accent-lagoon outline-none"
      />
      {children}
    </label>
  )
}
