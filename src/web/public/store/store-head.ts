import type { OpeningHours } from '#contract/shapes/opening-hours.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { preview, previewLimit } from '#domain/description-preview.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { dayText } from '#domain/opening-hours.ts'
import { telLink } from '#domain/phone.ts'
import type { findPlace } from '#domain/places.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { common } from '#texts/shared/common.ts'
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
    imageAlt: store.name,
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
  const { address, contactInfo, openingHours } = store
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
    ...(openingHours && { openingHoursSpecification: hoursFacts(openingHours) }),
    ...ratingFacts(store),
  }
}

/** Days with equal hours share one entry; closed days are left out. */
function hoursFacts(hours: OpeningHours): object[] {
  const daysByHours = new Map<string, string[]>()
  for (const weekday of weekdays) {
    const text = dayText(hours[weekday])
    if (text) daysByHours.set(text, [...(daysByHours.get(text) ?? []), weekday])
  }
  return [...daysByHours].map(([text, dayOfWeek]) => {
    const [opens, closes] = text.split(' - ')
    // Search engines read 00:00 to 23:59 as 24 hours.
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes: opens === closes ? '23:59' : closes,
    }
  })
}
