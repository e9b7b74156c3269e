import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { preview, previewLimit } from '#domain/description-preview.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { isAllDay, type Span, weekdaySpans } from '#domain/opening-hours.ts'
import { telLink } from '#domain/phone.ts'
import type { findPlace } from '#domain/places.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { common } from '#texts/shared/common.ts'
import { paymentsTaken as payments } from '#texts/shared/payments-taken.ts'
import { breadcrumbFacts, canonicalPath, listTitle } from '#web/public/browsing/list-facts.ts'
import { ratingFacts } from '#web/public/detail/rating-facts.ts'
import { storeReference } from '#web/public/detail/store-reference.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { absolute, type PageHead, pageAddress, pageHead } from '#web/shared/page/page-head.ts'
import { storeQuery } from './store-queries.ts'

export const storeCrumbs = [
  { name: common.home, to: '/' },
  { name: texts.allStores, to: '/stores' },
] as const

export async function storeHead(
  { client, queryClient, page }: PageContext,
  storeId: string,
  productsPage?: number,
): Promise<PageHead> {
  const { origin } = page
  const path = pathOf(toStore(storeId))
  const store = queryClient.getQueryData(storeQuery(client, storeId).queryKey)
  if (!store)
    return pageHead(origin, {
      title: listTitle(texts.notFound, undefined),
      description: texts.notFoundText,
      path,
    })
  return pageHead(origin, {
    title: listTitle(store.name, productsPage),
    description: preview(store.description, previewLimit.metaDescription).text || store.name,
    path: canonicalPath(path, { page: productsPage }),
    image: store.image,
    imageAlt: `${store.name}, ${store.address.city}`,
    sharePicture: store.sharePicture,
    jsonLd: [
      storeFacts(origin, store, await placeFinder()),
      breadcrumbFacts(origin, [
        ...storeCrumbs.map(({ name, to }) => ({ name, path: to })),
        { name: store.name, path },
      ]),
    ],
  })
}

/** Only crawlers need coordinates, so the browser does not download the list of places. */
async function placeFinder(): Promise<typeof findPlace | undefined> {
  return import.meta.env.SSR ? (await import('#domain/places.ts')).findPlace : undefined
}

function storeFacts(origin: string, store: StoreDetail, find: typeof findPlace | undefined): object {
  const { address, contactInfo, openingHours, specialDays, paymentsTaken } = store
  const { stNumber, line, locality, city } = address
  const place = city ? find?.(city) : undefined
  return {
    '@type': 'LocalBusiness',
    '@id': storeReference(origin, store._id),
    name: store.name,
    description: store.description,
    image: absolute(origin, store.image),
    url: pageAddress(origin, pathOf(toStore(store._id))),
    ...(contactInfo && telLink(contactInfo) && { telephone: telLink(contactInfo)?.replace('tel:', '') }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [[stNumber, line].filter(Boolean).join(' '), locality].filter(Boolean).join(', '),
      addressLocality: city,
      addressCountry: 'MU',
    },
    ...(place && {
      geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    }),
    ...(openingHours && { openingHoursSpecification: hoursFacts(store) }),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialFacts(store) }),
    ...(paymentsTaken && {
      paymentAccepted: paymentsTaken.map((way) => payments.ways[way]).join(', '),
    }),
    ...ratingFacts(store),
  }
}

/** Days with equal hours share one entry; closed days are left out. */
function hoursFacts(store: StoreDetail): object[] {
  const days = new Map<string, { span: Span; dayOfWeek: string[] }>()
  for (const weekday of weekdays)
    for (const span of weekdaySpans(store, weekday)) {
      const key = `${span.from} ${span.to}`
      days.set(key, { span, dayOfWeek: [...(days.get(key)?.dayOfWeek ?? []), weekday] })
    }
  return [...days.values()].map(({ span, dayOfWeek }) => ({ ...spanFacts(span), dayOfWeek }))
}

/** Search engines read 00:00 to 00:00 as closed. */
function specialFacts({ specialDays }: StoreDetail): object[] {
  const closed = { ...specification, opens: '00:00', closes: '00:00' }
  return specialDays.flatMap(({ day, hours, spans }) => {
    const entries = hours === 'closed' ? [closed] : spans.map(spanFacts)
    return entries.map((entry) => ({ ...entry, validFrom: day, validThrough: day }))
  })
}

const specification = { '@type': 'OpeningHoursSpecification' }

/** Search engines read 00:00 to 23:59 as 24 hours. */
const spanFacts = (span: Span) => ({
  ...specification,
  opens: span.from,
  closes: isAllDay(span) ? '23:59' : span.to,
})
