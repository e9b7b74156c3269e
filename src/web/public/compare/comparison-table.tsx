import type { ReactNode } from 'react'
import type { ComparedProduct } from '#contract/public/comparison.ts'
import { reducedPrice } from '#domain/discount.ts'
import { comparison as texts } from '#texts/public/compare.ts'
import { prices } from '#texts/public/prices.ts'
import { common } from '#texts/shared/common.ts'
import { money } from '#texts/shared/figures.ts'
import { toProduct, toStore } from '#web/shared/address/pages.ts'
import { removeChosen } from '#web/shared/compare/chosen.ts'
import { toComparison } from '#web/shared/compare/to-comparison.ts'
import { DistanceFromHere } from '#web/shared/near/distance-from-here.tsx'
import { Picture } from '#web/shared/pictures/picture.tsx'
import { Price } from '#web/shared/product/price.tsx'
import { Stars } from '#web/shared/product/stars.tsx'
import { useRunningDiscount } from '#web/shared/product/use-running-discount.ts'
import { OpeningStatus } from '#web/shared/store/opening-status.tsx'
import { StoreChecks } from '#web/shared/store/store-checks.tsx'
import { AppLink } from '#web/ui/buttons/app-link.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

type Cell = (props: { product: ComparedProduct }) => ReactNode

const rows: { name: string; Cell: Cell }[] = [
  { name: texts.price, Cell: PriceCell },
  { name: texts.before, Cell: BeforeCell },
  { name: texts.rating, Cell: RatingCell },
  { name: texts.store, Cell: StoreCell },
  { name: texts.opening, Cell: OpeningCell },
  { name: texts.distance, Cell: PlaceCell },
]

// A border would scroll away with the cells.
const firstColumn =
  'sticky left-0 z-10 bg-surface p-2.5 max-sm:shadow-[1px_0_0_var(--color-line)] text-left align-top font-medium text-muted sm:p-4'

/** A row for each fact. On a phone the columns scroll beside the names of the rows. */
export function ComparisonTable({ products }: { products: readonly ComparedProduct[] }) {
  const ids = products.map(({ _id }) => _id)
  return (
    <section
      aria-label={texts.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-sm sm:min-w-2xl sm:table-fixed sm:text-base">
        <thead>
          <tr>
            <td className={`${firstColumn} w-24 sm:w-40`} />
            {products.map((product) => (
              <th key={product._id} scope="col" className="p-2.5 text-left align-top font-normal sm:p-4">
                <Picture
                  url={product.image}
                  placeholder={product.imagePlaceholder}
                  alt=""
                  sizes="(min-width: 640px) 20vw, 40vw"
                  load="early"
                  className="max-w-72 rounded-xl"
                />
                <AppLink
                  {...toProduct(product._id)}
                  lang={langOf(product)}
                  className="mt-2 line-clamp-3 font-semibold wrap-anywhere hover:text-lagoon hover:underline"
                >
                  {product.title}
                </AppLink>
                <AppLink
                  {...toComparison(ids.filter((id) => id !== product._id))}
                  onClick={() => removeChosen(product._id)}
                  aria-label={texts.removeThis(product.title)}
                  className="inline-flex min-h-8 items-center text-sm text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
                >
                  {texts.remove}
                </AppLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, Cell }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={firstColumn}>
                {name}
              </th>
              {products.map((product) => (
                <td key={product._id} className="p-2.5 align-top sm:p-4">
                  {/* A phone shows nearly two columns, so that one sees that there are more. */}
                  <div className="@container w-36 sm:w-auto">
                    <Cell product={product} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PriceCell({ product: { price, discount } }: { product: ComparedProduct }) {
  const running = useRunningDiscount(discount, 60_000)
  return <Price price={price} sale={running && reducedPrice(price, running)} percent={running?.value} />
}

function BeforeCell({ product: { price, discount, honestDiscount } }: { product: ComparedProduct }) {
  const running = useRunningDiscount(discount, 60_000)
  if (!running || !honestDiscount) return <span className="text-muted">{texts.noDiscount}</span>
  const { lowestPrice, percent } = honestDiscount
  if (lowestPrice === null) return <span className="text-muted">{texts.noDays}</span>
  if (lowestPrice === price) return texts.asAnnounced(money(lowestPrice))
  const isLower = reducedPrice(price, running) < lowestPrice
  const how = isLower ? percent > 0 && prices.belowThat(percent) : prices.notLower
  return (
    <>
      {money(lowestPrice)}
      {how && <span className="text-muted"> ({how})</span>}
    </>
  )
}

function RatingCell({ product: { averageRating, ratingCount } }: { product: ComparedProduct }) {
  return <Stars average={averageRating} count={ratingCount} />
}

function StoreCell({ product }: { product: ComparedProduct }) {
  return (
    <>
      <PlainLink {...toStore(product.userId)}>{product.storeName}</PlainLink>
      <br />
      <Stars average={product.averageStoreRating} count={product.storeRatingCount} />
      <StoreChecks checks={product.checks} />
    </>
  )
}

function OpeningCell({ product: { hours } }: { product: ComparedProduct }) {
  return hours.openingHours ? (
    <OpeningStatus opening={hours} />
  ) : (
    <span className="text-muted">{texts.noHours}</span>
  )
}

function PlaceCell({ product }: { product: ComparedProduct }) {
  return (
    <span className="flex flex-wrap items-baseline">
      {product.address.city || common.unknownCity}
      <DistanceFromHere store={product} />
    </span>
  )
}
