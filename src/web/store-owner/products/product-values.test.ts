import { expect, test } from 'vitest'
import { salePrice } from '#domain/discount.ts'
import { aProduct, aStore, categories } from '#tests/support/web/render-own-products.tsx'
import { previewProduct } from './preview-product.ts'
import { blankProduct, changesOf, isMissingSomething, newProductOf, valuesOf } from './product-values.ts'

const now = new Date('2026-11-14T08:00:00Z')
const filled = {
  ...blankProduct,
  title: ' Soap ',
  description: 'Fine soap.',
  price: '99.50',
  categories: [categories.beauty, categories.soaps, ''],
  image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
}

test('a new product is sent with numbers as numbers, without empty categories, and with both parts of its discount', () => {
  expect(newProductOf(filled)).toEqual({
    title: 'Soap',
    description: 'Fine soap.',
    price: 99.5,
    image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
    link: null,
    sku: null,
    categories: [categories.beauty, categories.soaps],
    discount: { value: null, expiresAt: null },
  })
})

const none = { value: null, expiresAt: null, isActive: false }
const twenty = { value: 20, expiresAt: '2026-11-20T19:59:00Z', isActive: true }

test('a changed product without a discount is sent without one', () => {
  expect(JSON.stringify(changesOf(filled, none))).not.toContain('discount')
})

test('emptied discount fields end the discount', () => {
  expect(changesOf(filled, twenty).discount).toEqual({ value: 0, expiresAt: null })
})

test.each([
  [
    { value: '20', expiresAt: '2026-11-20' },
    { value: 20, expiresAt: '2026-11-20' },
  ],
  [
    { value: '0', expiresAt: '' },
    { value: 0, expiresAt: null },
  ],
  [
    { value: '', expiresAt: '2026-11-20' },
    { value: null, expiresAt: '2026-11-20' },
  ],
])('a discount is sent as soon as one of its parts is given: %o', (discount, sent) => {
  for (const before of [none, twenty])
    expect(changesOf({ ...filled, discount }, before).discount).toEqual(sent)
  expect(newProductOf({ ...filled, discount }).discount).toEqual(sent)
})

test.each([
  ['title', { title: '  ' }],
  ['description', { description: '' }],
  ['price', { price: '' }],
  ['subcategory', { categories: [categories.beauty] }],
  ['picture', { image: null }],
])('without its %s a product is not complete', (_, changes) => {
  expect(isMissingSomething(filled)).toBe(false)
  expect(isMissingSomething({ ...filled, ...changes })).toBe(true)
})

test('the form shows the last day of a discount as a day in Mauritius', () => {
  const product = aProduct({ discount: { value: 12.5, expiresAt: '2026-11-20T19:59:00Z', isActive: true } })
  expect(valuesOf(product).discount).toEqual({ value: '12.5', expiresAt: '2026-11-20' })
})

const preview = (changes: object) =>
  previewProduct(
    { ...filled, ...changes },
    { store: aStore, product: undefined, noTitle: 'No title yet', now },
  )

test('the preview has the store’s name and placeholders for missing values', () => {
  expect(preview({ title: '', price: '', image: null })).toMatchObject({
    title: 'No title yet',
    price: 0,
    image: '',
    storeName: 'Savonnerie Ti Bonheur',
    address: { city: 'Curepipe' },
    ratingCount: 0,
  })
})

test.each([
  ['20', '2026-11-14', 80],
  ['20', '2026-11-13', 99.5],
  ['20', '', 99.5],
  ['', '2026-11-20', 99.5],
  ['0', '2026-11-20', 99.5],
  ['100', '2026-11-20', 99.5],
])('with %s percent until %s the preview sells for Rs %d', (value, expiresAt, price) => {
  const product = preview({ discount: { value, expiresAt } })
  expect(salePrice(product.price, product.discount, now)).toBe(price)
  expect(product.discount.isActive).toBe(price !== 99.5)
})
