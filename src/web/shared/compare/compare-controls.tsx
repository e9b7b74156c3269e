import { Scale, X } from 'lucide-react'
import type { CategoryName } from '#contract/shapes/category.ts'
import { inLanguage } from '#domain/language.ts'
import { compare as texts } from '#texts/shared/compare.ts'
import { language } from '#texts/shared/language.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { ButtonLink, buttonLook } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { type ChosenProduct, clearChosen } from './chosen.ts'
import { toComparison } from './to-comparison.ts'
import { useChosen, useCompared } from './use-compared.ts'

interface ComparedProps {
  product: ChosenProduct
  /** The root category of the product. */
  category: CategoryName
}

/** A plain link, because nothing should be fetched before it is followed, and it rarely is. */
const addressOf = (id: string) => inLanguage(language, pathOf(toComparison([id])))

/** On the product's own page, with words. */
export function CompareButton({ product, category }: ComparedProps) {
  const { isChosen, toggleProps } = useCompared(product, category)
  return (
    <a
      href={addressOf(product._id)}
      {...toggleProps}
      aria-label={texts.compareThis(product.title)}
      className={buttonLook({ look: 'quiet' }, isChosen ? 'border-lagoon! bg-lagoon-tint!' : '')}
    >
      {/* Both texts take up space, so that nothing beside the button moves. */}
      <span className="grid place-items-center *:col-start-1 *:row-start-1">
        {[texts.compare, texts.chosen].map((words, index) => (
          <span
            key={words}
            className={`inline-flex items-center gap-2 ${isChosen === Boolean(index) ? '' : 'invisible'}`}
          >
            <Scale aria-hidden="true" className="size-4.5 text-lagoon" />
            {words}
          </span>
        ))}
      </span>
    </a>
  )
}

/** In the corner of a card, below the heart. */
export function CompareIcon({ product, category }: ComparedProps) {
  const { isChosen, toggleProps } = useCompared(product, category)
  return (
    <a
      href={addressOf(product._id)}
      {...toggleProps}
      aria-label={texts.compareThis(product.title)}
      title={texts.compare}
      className="inline-grid size-11 flex-none place-items-center rounded-full transition active:scale-95"
    >
      <span
        className={`grid size-9 place-items-center rounded-full shadow-sm transition-colors ${
          isChosen ? 'bg-lagoon text-on-lagoon' : 'bg-surface/90 text-lagoon hover:bg-surface'
        }`}
      >
        <Scale aria-hidden="true" className="size-4.5" />
      </span>
    </a>
  )
}

/** The chosen products at the bottom of the screen; above the contact bar where there is one. */
export function CompareBar() {
  const chosen = useChosen()
  if (!chosen) return null
  const { products } = chosen
  return (
    <aside
      aria-label={texts.bar}
      data-compare-bar=""
      className="pointer-events-none fixed inset-x-3 bottom-3 z-20 flex justify-center max-sm:in-[:root:has([data-contact-bar])]:bottom-18 print:hidden"
    >
      <div className="pointer-events-auto flex max-w-full items-center gap-2 rounded-full border border-line bg-surface py-1.5 pr-1.5 pl-2.5 shadow-lg">
        <ul className="flex min-w-0 -space-x-2">
          {products.map(({ _id, title, image, imagePlaceholder }) => (
            <li key={_id} className="size-10 flex-none overflow-hidden rounded-full border-2 border-surface">
              <Picture url={image} placeholder={imagePlaceholder} alt={title} sizes="40px" fills />
            </li>
          ))}
        </ul>
        <ButtonLink
          {...toComparison(products.map(({ _id }) => _id))}
          size="small"
          className="whitespace-nowrap"
        >
          {texts.show(products.length)}
        </ButtonLink>
        <IconButton label={texts.clear} onClick={clearChosen}>
          <X aria-hidden="true" className="size-5 text-muted" />
        </IconButton>
      </div>
    </aside>
  )
}
