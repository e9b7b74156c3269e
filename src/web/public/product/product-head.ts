import type { ProductDetail } from '#contract/shapes/product.ts'
import { preview, previewLimit } from '#domain/description-preview.ts'
import { isRunning, salePrice } from '#domain/discount.ts'
import { formatDate, mauritiusDay } from '#domain/mauritius-time.ts'
import { productDetail as texts } from '#texts/public/product.ts'
import { common } from '#texts/shared/common.ts'
import { money } from '#texts/shared/figures.ts'
import { breadcrumbFacts } from '#web/public/browsing/list-facts.ts'
import { ratingFacts } from '#web/public/detail/rating-facts.ts'
import { storeReference } from '#web/public/detail/store-reference.ts'
import { toCategory, toProduct, toStore } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { absolute, type PageHead, pageAddress, pageHead } from '#web/shared/page/page-head.ts'
import type { Crumb } from '#web/ui/frame/breadcrumb.tsx'
import { productQuery } from './product-queries.ts'
import { stateFacts } from './state-facts.ts'

/** The breadcrumb from the home page to the product's category. */
export function productCrumbs({ categories }: ProductDetail): Crumb[] {
  return [
    { name: common.home, to: '/' },
    ...categories.map(({ _id, name }) => ({ name, ...toCategory(_id) })),
  ]
}

export function productHead({ client, queryClient, page }: PageContext, productId: string): PageHead {
  const { origin, instant } = page
  const path = pathOf(toProduct(productId))
  const product = queryClient.getQueryData(productQuery(client, productId).queryKey)
  if (!product)
    return pageHead(origin, {
      title: `${texts.notFound} – ${common.siteName}`,
      description: texts.notFoundText,
      path,
    })

  const now = new Date(instant)
  const price = salePrice(product.price, product.discount, now)
  return pageHead(origin, {
    title: `${product.title} – ${common.siteName}`,
    description: preview(
      `${priceSentence(product, now)} ${product.description}`,
      previewLimit.metaDescription,
    ).text,
    path,
    image: product.image,
    imageAlt: `${product.title}, ${money(price)}, ${product.storeName}`,
    sharePicture: product.sharePicture,
    type: 'product',
    price,
    jsonLd: [
      productFacts(origin, product, now),
      breadcrumbFacts(origin, [
        ...productCrumbs(product).map(({ name, ...link }) => ({ name, path: pathOf(link) })),
        { name: product.title, path },
      ]),
    ],
  })
}

/** The price comes first, so that a truncated link preview still shows it. */
function priceSentence({ price, discount, storeName, address }: ProductDetail, now: Date): string {
  const store = address.city ? `${storeName}, ${address.city}` : storeName
  if (!isRunning(discount, now)) return texts.metaPrice(money(price), store)
  const sale = money(salePrice(price, discount, now))
  return texts.metaSale(sale, money(price), formatDate(discount.expiresAt), store)
}

function productFacts(origin: string, product: ProductDetail, now: Date): object {
  const { _id, title, description, image, price, discount, categories, store } = product
  return {
    '@type': 'Product',
    name: title,
    description,
    image: absolute(origin, image),
    url: pageAddress(origin, pathOf(toProduct(_id))),
    category: categories.map(({ name }) => name).join(' > '),
    offers: {
      '@type': 'Offer',
      url: pageAddress(origin, pathOf(toProduct(_id))),
      priceCurrency: 'MUR',
      price: salePrice(price, discount, now),
      ...(import.meta.env.SSR && stateFacts(product)),
      ...(isRunning(discount, now) && { priceValidUntil: mauritiusDay(new Date(discount.expiresAt)) }),
      seller: {
        '@type': 'LocalBusiness',
        '@id': storeReference(origin, store._id),
        name: store.name,
        url: pageAddress(origin, pathOf(toStore(store._id))),
      },
    },
    ...ratingFacts(product),
    // Only crawlers need them, so the browser downloads no code for them.
    ...(import.meta.env.SSR && {
      review: product.reviews.slice(0, 10).map(({ user, rating, comment, createdAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: user.name },
        reviewRating: { '@type': 'Rating', ratingValue: rating },
        datePublished: mauritiusDay(new Date(createdAt)),
        ...(comment && { reviewBody: comment }),
      })),
    }),
  }
}
