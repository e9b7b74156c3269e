// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { ProductDetail } from '#contract/shapes/product.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { sampleNow, sampleProduct, sampleStore } from '#tests/support/web/card-samples.ts'
import { productHead } from '#web/public/product/product-head.ts'
import { productQuery } from '#web/public/product/product-queries.ts'
import { storeHead } from '#web/public/store/store-head.ts'
import { storeQuery } from '#web/public/store/store-queries.ts'
import { createClient } from '#web/shared/api/client.ts'

const client = createClient<typeof api>(api, async () => ({ status: 500, body: undefined }))
const contextWith = (queryClient: QueryClient) => ({
  client,
  queryClient,
  page: { origin: 'https://zilbazar.mu', instant: sampleNow.getTime() },
})

function headOfProduct(details: Partial<ProductDetail> = {}) {
  const { userId, storeName, image, ...rest } = sampleProduct()
  const product: ProductDetail = {
    ...rest,
    userId,
    storeName,
    image,
    description: 'Poured by hand.',
    categories: [{ _id: 'beauty', name: 'Beauty' }],
    reviews: [],
    ratingCounts: [0, 2, 4, 12, 56],
    priceConfirmedAt: '2026-11-03T08:00:00Z',
    isPriceOld: false,
    honestDiscount: null,
    priceHistory: [],
    store: {
      _id: userId,
      name: storeName,
      image,
      imagePlaceholder: null,
      averageRating: 4.7,
      ratingCount: 1,
      checks: { verifiedUntil: null, halalCheckedUntil: null },
    },
    ...details,
  }
  const queryClient = new QueryClient()
  queryClient.setQueryData(productQuery(client, product._id).queryKey, product)
  return productHead(contextWith(queryClient), product._id)
}

function headOfStore(details: Partial<StoreDetail> = {}) {
  const store: StoreDetail = {
    ...sampleStore(),
    openingHours: null,
    extraHours: {},
    specialDays: [],
    hoursConfirmedAt: null,
    announcement: null,
    ratingCounts: [1, 2, 5, 10, 70],
    ...details,
  }
  const queryClient = new QueryClient()
  queryClient.setQueryData(storeQuery(client, store._id).queryKey, store)
  return storeHead(contextWith(queryClient), store._id)
}

type Head = ReturnType<typeof headOfProduct>
const factsOf = (head: Head) => JSON.parse(head.scripts[0]?.children ?? '')
const description = (head: Head) =>
  head.meta.find((tag) => 'name' in tag && tag.name === 'description') as { content: string }

test('the link preview of a product begins with its price', () => {
  expect(description(headOfProduct()).content).toBe(
    'Rs 450 at Savonnerie Ti Bonheur, Grand Baie. Poured by hand.',
  )
  const discount = { value: 30, expiresAt: '2026-11-15T19:59:00Z', isActive: true }
  expect(description(headOfProduct({ discount })).content).toBe(
    'Rs 315 instead of Rs 450 until 15/11/2026 at Savonnerie Ti Bonheur, Grand Baie. Poured by hand.',
  )
})

test('the structured data has the current price and its last day', () => {
  const discount = { value: 30, expiresAt: '2026-11-15T19:59:00Z', isActive: true }
  expect(factsOf(headOfProduct({ discount })).offers).toMatchObject({
    priceCurrency: 'MUR',
    price: 315,
    priceValidUntil: '2026-11-15',
  })
  const over = { ...discount, expiresAt: '2026-11-13T19:59:00Z' }
  const { offers } = factsOf(headOfProduct({ discount: over }))
  expect(offers.price).toBe(450)
  expect(offers).not.toHaveProperty('priceValidUntil')
})

test('the structured data has what the store says about a product, and how it is paid', async () => {
  expect(factsOf(headOfProduct({ availability: 'sold-out', condition: 'used' })).offers).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/UsedCondition',
  })
  expect(factsOf(headOfProduct()).offers).not.toHaveProperty('itemCondition')
  expect(factsOf(await headOfStore({ paymentsTaken: ['cash', 'maucas-qr'] })).paymentAccepted).toBe(
    'Cash, MauCAS QR',
  )
  expect(factsOf(await headOfStore())).not.toHaveProperty('paymentAccepted')
})

test('an unrated product has no rating in its structured data', async () => {
  expect(factsOf(headOfProduct())).toHaveProperty('aggregateRating')
  expect(factsOf(headOfProduct({ averageRating: 0, ratingCount: 0 }))).not.toHaveProperty('aggregateRating')
  expect(factsOf(await headOfStore({ averageRating: 0, ratingCount: 0 }))).not.toHaveProperty(
    'aggregateRating',
  )
})

test('a store’s text cannot close the script tag of the structured data', async () => {
  const head = await headOfStore({ name: '</script><b>' })
  expect(head.scripts.map(({ children }) => children).join()).not.toContain('</script>')
  expect(factsOf(head).name).toBe('</script><b>')
})

test('the structured data of a store has hours, address and coordinates', async () => {
  const day = { open: true, from: '09:00', to: '18:00' }
  const closed = { open: false, from: null, to: null }
  const openingHours = {
    Monday: day,
    Tuesday: day,
    Wednesday: { ...day, to: '13:00' },
    Friday: { open: true, from: '00:00', to: '00:00' },
    Sunday: closed,
  }
  const extraHours = { Tuesday: [{ from: '19:00', to: '21:00' }] }
  const special = { note: null, holiday: null }
  const specialDays: StoreDetail['specialDays'] = [
    { ...special, day: '2026-12-25', hours: 'closed', spans: [] },
    { ...special, day: '2026-12-26', hours: 'usual', spans: [] },
    { ...special, day: '2027-01-01', hours: 'other', spans: [{ from: '09:00', to: '12:00' }] },
  ]
  expect(factsOf(await headOfStore({ openingHours, extraHours, specialDays }))).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+23057550142',
    address: {
      streetAddress: '12 Royal Road, Centre',
      addressLocality: 'Grand Baie',
      addressCountry: 'MU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: expect.closeTo(-20, 0), longitude: expect.closeTo(57.6, 0) },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Tuesday'], opens: '19:00', closes: '21:00' },
      { dayOfWeek: ['Wednesday'], opens: '09:00', closes: '13:00' },
      { dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-01', validThrough: '2027-01-01', opens: '09:00', closes: '12:00' },
    ],
  })
})

test('the meta description of a store is cut at 160 characters', async () => {
  const { content } = description(await headOfStore({ description: 'Soaps poured by hand. '.repeat(20) }))
  expect(content.length).toBeLessThanOrEqual(161)
  expect(content).toMatch(/…$/)
})

test('a product names its store by the same id as the store’s own page, and invents no availability', async () => {
  const product = factsOf(headOfProduct())
  const { userId } = sampleProduct()
  expect(product.offers.seller).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': `https://zilbazar.mu/store/${userId}`,
  })
  expect(factsOf(await headOfStore({ _id: userId }))['@id']).toBe(product.offers.seller['@id'])
  expect(product).not.toHaveProperty('itemCondition')
  expect(product.offers).not.toHaveProperty('availability')
})

const tagsOf = (head: Head) =>
  Object.fromEntries(head.meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])))

test('a shared link has a picture of 1200 × 630 with its size, and the price of a product', async () => {
  const image = '/media/upload/f_auto,q_auto,w_800/soap.jpg'
  const discount = { value: 30, expiresAt: '2026-11-15T19:59:00Z', isActive: true }
  const large = {
    'og:image': 'https://zilbazar.mu/media/upload/f_jpg,q_auto,c_fill,w_1200,h_630/soap.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  expect(tagsOf(headOfProduct({ image, discount }))).toMatchObject({
    ...large,
    'og:type': 'product',
    'product:price:amount': '315',
    'product:price:currency': 'MUR',
  })
  const store = tagsOf(await headOfStore({ image }))
  expect(store).toMatchObject(large)
  expect(store).not.toHaveProperty('product:price:amount')
})

test('a picture drawn for shared links comes before the picture itself, and says what it shows', async () => {
  const sharePicture = '/media/share/product/7/en-0123456789abcdef.jpg'
  const drawn = {
    'og:image': `https://zilbazar.mu${sharePicture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  expect(tagsOf(headOfProduct({ sharePicture, title: 'Soap' }))).toMatchObject({
    ...drawn,
    'og:image:alt': 'Soap, Rs 450, Savonnerie Ti Bonheur',
  })
  expect(tagsOf(await headOfStore({ sharePicture, name: 'Ti Bonheur' }))).toMatchObject({
    ...drawn,
    'og:image:alt': expect.stringMatching(/^Ti Bonheur, /),
  })
})

test('a picture stored elsewhere is shared as it is, without a size that nobody knows', async () => {
  const tags = tagsOf(await headOfStore({ image: 'https://elsewhere.example/soap.jpg' }))
  expect(tags['og:image']).toBe('https://elsewhere.example/soap.jpg')
  expect(tags).not.toHaveProperty('og:image:width')
})
