import { Banknote, CalendarDays, RotateCcw } from 'lucide-react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { ownerPromotion as texts } from '#texts/website-owner/promotion.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { Badge } from '#web/ui/buttons/badge.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { MoveButtons } from '#web/ui/lists/move-buttons.tsx'
import { EndButton } from './end-button.tsx'
import type { FeaturedState } from './promotion-search-params.ts'

interface FeaturedRowProps {
  product: ListedProduct
  state: FeaturedState
  place: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onChange: () => void
  /** Called before the product leaves the list. */
  onEnded: () => void
}

/** A featured product with its days, payment and position. */
export function FeaturedRow({ product, state, place, isLast, onMove, onChange, onEnded }: FeaturedRowProps) {
  const { _id, title, image, imagePlaceholder, store, paid, periods } = product
  const isChosen = periods.some(({ isPaid }) => !isPaid)
  const isPaidFor = periods.some(({ isPaid }) => isPaid)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 p-3 @3xl:flex-nowrap @3xl:px-4">
      {state !== 'past' && (
        <span className="heading w-6 flex-none text-center text-lg text-muted tabular-nums">
          <span className="sr-only">{texts.place(place)}</span>
          <span aria-hidden="true">{place}</span>
        </span>
      )}
      <span className="w-20 flex-none overflow-hidden rounded-lg">
        <Picture url={image} placeholder={imagePlaceholder} alt="" sizes="5rem" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          {product.isRemoved || store.isSuspended ? (
            title
          ) : (
            <AppLink {...toProduct(_id)} className="hover:text-lagoon hover:underline">
              {title}
            </AppLink>
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{store.name}</p>
        <When product={product} />
        {!isPaidFor && (
          <p className="text-sm text-muted tabular-nums">
            {paid ? texts.paid(formatDate(paid.startsOn), formatDate(paid.endsOn)) : texts.notPaid}
          </p>
        )}
        <NotShown product={product} />
      </div>
      <div className="flex flex-none items-center gap-1.5 whitespace-nowrap @max-3xl:w-full @max-3xl:flex-wrap @max-3xl:justify-end max-sm:[&_button>svg.size-4]:hidden max-sm:[&_span>svg.size-4]:hidden">
        {state === 'past' ? (
          <ButtonLink
            look="quiet"
            size="small"
            to="/owner/promotion/new"
            search={{ product: _id, search: title }}
            aria-label={texts.againOf(title)}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            {texts.again}
          </ButtonLink>
        ) : (
          <>
            <MoveButtons
              labels={{ up: texts.up(title), down: texts.down(title) }}
              position={place}
              isFirst={place === 1}
              isLast={isLast}
              onMove={onMove}
            />
            {isChosen ? (
              <>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={texts.changeOf(title)}
                  onClick={({ currentTarget }) => {
                    // Safari does not focus a clicked button, and the dialog returns the focus to the focused element.
                    currentTarget.focus()
                    onChange()
                  }}
                >
                  <CalendarDays aria-hidden="true" className="size-4 flex-none" />
                  {texts.change}
                </Button>
                <EndButton product={product} onEnded={onEnded} />
              </>
            ) : (
              <ButtonLink
                look="quiet"
                size="small"
                to="/owner/fees/$storeId"
                params={{ storeId: store._id }}
                aria-label={texts.ledgerOf(store.name)}
              >
                <Banknote aria-hidden="true" className="size-4" />
                {texts.ledger}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </li>
  )
}

/** Every period that runs or comes; of a past one the days it had. */
function When({ product: { featured, periods } }: { product: ListedProduct }) {
  const past = featured?.state === 'past' ? [{ ...featured, isPaid: false }] : []
  return (
    <ul className="space-y-0.5">
      {[...periods, ...past].map(({ from, until, isPaid }) => (
        <li
          key={`${from} ${until} ${isPaid}`}
          className="flex flex-wrap items-center gap-x-2 text-sm font-medium tabular-nums"
        >
          {until ? texts.span(formatDate(from), formatDate(until)) : texts.from(formatDate(from))}
          {isPaid && <Badge look="cane">{texts.isPaid}</Badge>}
        </li>
      ))}
    </ul>
  )
}

/** Shoppers do not see a featured product that was removed or whose store is suspended. */
function NotShown({ product: { isRemoved, store } }: { product: ListedProduct }) {
  if (!isRemoved && !store.isSuspended) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Badge look="peach">{isRemoved ? texts.removed : texts.suspended}</Badge>
      {texts.notShown}
    </p>
  )
}
