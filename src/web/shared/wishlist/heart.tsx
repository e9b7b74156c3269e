import type { Product } from '#contract/shapes/product.ts'
import type { Store } from '#contract/shapes/store-listing.ts'
import { hearts as texts } from '#texts/shared/hearts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useWish } from './use-wish.ts'
import type { Wish } from './wish.ts'

export const productHeart = ({ _id, title }: Product) => <Heart kind="products" id={_id} name={title} />
export const storeHeart = ({ _id, name }: Store) => <Heart kind="stores" id={_id} name={name} />

/** The heart in a card's corner, with a touch area larger than its disc. */
function Heart(wish: Wish) {
  const { isWished, toggle } = useWish(wish)
  return (
    <IconButton label={texts.addThis(wish.name)} aria-pressed={isWished} onClick={toggle}>
      <span className="grid size-9 place-items-center rounded-full bg-surface/90 text-sunset shadow-sm transition-colors hover:bg-surface">
        <HeartShape isFilled={isWished} className="size-5" />
      </span>
    </IconButton>
  )
}

interface HeartShapeProps {
  isFilled: boolean
  className: string
}

/** This is not an icon from the set, because a page shows dozens. */
export function HeartShape({ isFilled, className }: HeartShapeProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className={className}
    >
      <path d="m12 20-8.2-7.6a5.2 5.2 0 0 1 7.4-7.3l.8.8.8-.8a5.2 5.2 0 0 1 7.4 7.3z" />
    </svg>
  )
}
