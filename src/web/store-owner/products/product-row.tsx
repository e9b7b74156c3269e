import { Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { isRunning, salePrice } from '#domain/discount.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { common } from '#texts/shared/common.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Price } from '#web/shared/product/price.tsx'
import { OneStar } from '#web/shared/product/stars.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DiscountCell } from './discount-cell.tsx'
import { RemovalReason } from './removal-reason.tsx'
import { lastCategory } from './table-view.ts'

export interface RowActions {
  onEdit: (productId: string) => void
  onDuplicate: (productId: string) => void
  onAskToDelete: (product: OwnProduct) => void
  /** Hides a product that is shown, and the other way round. */
  onToggle: (product: OwnProduct) => void
}

interface ProductRowProps extends RowActions {
  product: OwnProduct
  now: Date
  isSelected: boolean
  onSelect: (productId: string) => void
}

/** A table row, shown as a card on narrow screens; memoised. */
export const ProductRow = memo(({ product, now, isSelected, onSelect, ...acts }: ProductRowProps) => {
  const { table: texts } = ownProducts
  const { _id, title, price, discount, averageRating, ratingCount } = product
  const category = lastCategory(product)
  const added = formatDate(product.createdAt)
  return (
    <tr className="transition-colors hover:bg-sand @max-4xl:grid @max-4xl:grid-cols-[4rem_minmax(0,1fr)_auto] @max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:gap-y-1.5 @max-4xl:px-4 @max-4xl:py-3 large-text:flex! large-text:flex-col large-text:items-start!">
      <td className="@max-4xl:col-start-3 @max-4xl:row-start-1 @max-4xl:-mr-3 @max-4xl:justify-self-end @max-4xl:self-start @4xl:py-2 @4xl:pl-2">
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={texts.select(title)}
            checked={isSelected}
            onChange={() => onSelect(_id)}
            className="size-5 accent-lagoon"
          />
        </label>
      </td>
      <th
        scope="row"
        className="text-left font-normal @max-4xl:col-span-2 @max-4xl:col-start-1 @max-4xl:row-start-1 @4xl:py-2 @4xl:pr-2"
      >
        <ProductName product={product} />
      </th>
      <Cell className="col-span-2 col-start-2 row-start-4">
        {category && (
          <Badge look="lagoon" className="max-w-full @4xl:max-w-40">
            <span className="truncate">{category}</span>
          </Badge>
        )}
      </Cell>
      <Cell className="col-start-2 row-start-2">
        <Price price={price} sale={isRunning(discount, now) ? salePrice(price, discount, now) : undefined} />
      </Cell>
      <Cell className="col-span-2 col-start-2 row-start-3 @max-4xl:empty:hidden">
        <DiscountCell discount={discount} now={now} />
      </Cell>
      <Cell className="col-start-3 row-start-2 justify-self-end whitespace-nowrap">
        {ratingCount > 0 ? (
          <OneStar average={averageRating} count={ratingCount} label={texts.rated} />
        ) : (
          <span className="text-sm text-muted">{common.notRatedYet}</span>
        )}
      </Cell>
      <Cell className="col-span-2 col-start-2 row-start-5 text-sm whitespace-nowrap text-muted tabular-nums">
        <span className="@4xl:hidden">{texts.addedOn(added)}</span>
        <span className="@max-4xl:hidden">{added}</span>
      </Cell>
      <Cell className="col-span-3 col-start-1 row-start-6 -my-2 -mr-3 justify-self-end whitespace-nowrap @4xl:text-right">
        <RowButtons product={product} {...acts} />
      </Cell>
    </tr>
  )
})

function RowButtons({
  product,
  onEdit,
  onDuplicate,
  onToggle,
  onAskToDelete,
}: RowActions & { product: OwnProduct }) {
  const { table: texts } = ownProducts
  const { _id, title, isHidden } = product
  const Toggle = isHidden ? Eye : EyeOff
  const look = 'hover:bg-lagoon-tint hover:text-lagoon'
  return (
    <>
      <IconButton label={texts.edit(title)} onClick={() => onEdit(_id)} className={look}>
        <Pencil aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton label={texts.duplicate(title)} onClick={() => onDuplicate(_id)} className={look}>
        <Copy aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton
        label={(isHidden ? texts.show : texts.hide)(title)}
        onClick={() => onToggle(product)}
        className={look}
      >
        <Toggle aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton
        label={texts.delete(title)}
        onClick={(event) => {
          // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
          event.currentTarget.focus()
          onAskToDelete(product)
        }}
        className="hover:bg-sunset-tint hover:text-sunset"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </>
  )
}

/** The classes place it in the card layout; the table ignores them. */
function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return <td className={`@4xl:px-2 @4xl:py-2 ${className}`}>{children}</td>
}

/** Picture and title; the title links to the public page unless shoppers do not see it. */
function ProductName({ product }: { product: OwnProduct }) {
  const { removed, pictureRemoved, hidden, draft } = ownProducts
  const { _id, title, image, imagePlaceholder, isRemoved, removal, isHidden, isDraft, pictureRemoval } =
    product
  const look = 'line-clamp-2 large-text:line-clamp-none font-semibold wrap-anywhere'
  return (
    <div className="relative flex items-center gap-3">
      <span className="w-16 flex-none overflow-hidden rounded-lg">
        <Picture url={image} placeholder={imagePlaceholder} alt="" sizes="4rem" />
      </span>
      <div className="min-w-0 space-y-0.5">
        {isRemoved || isHidden ? (
          <span className={look}>{title}</span>
        ) : (
          <AppLink
            {...toProduct(_id)}
            className={`${look} after:absolute after:inset-0 hover:text-lagoon hover:underline`}
          >
            {title}
          </AppLink>
        )}
        {isHidden && (
          <p>
            <Badge look="cane">{isDraft ? draft : hidden}</Badge>
          </p>
        )}
        {isRemoved && (
          <>
            <Badge look="peach">{removed}</Badge>
            <RemovalReason removal={removal} className="text-sm" />
          </>
        )}
        {pictureRemoval && (
          <>
            <Badge look="peach">{pictureRemoved}</Badge>
            <RemovalReason removal={pictureRemoval} className="text-sm" />
          </>
        )}
      </div>
    </div>
  )
}
