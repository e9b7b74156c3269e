import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { shortPath } from '#domain/short-address.ts'
import { anId, aProduct, aStore } from '#tests/support/web/render-own-products.tsx'
import { answered, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { sheetsOf } from './chosen-products.ts'
import { TagsView } from './tags-view.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const sale = { value: 20, expiresAt: '2026-11-20T19:59:00Z', isActive: true }
const some = [
  aProduct({ _id: anId(1), title: 'Savon', price: 450 }),
  aProduct({ _id: anId(2), title: 'Crème', price: 1250, discount: sale, updatedAt: '2026-01-01T08:00:00Z' }),
  aProduct({ _id: anId(3), title: 'Removed', isRemoved: true }),
]

const open = async (products: OwnProduct[] = some) => {
  const page = await renderStoreScreen(<TagsView />, {
    answers: {
      '/admin-products/all': answered({ products }),
      '/admin/profile': answered({ profile: aStore }),
    },
  })
  await screen.findByRole('button', { name: 'Print' })
  return page
}

const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a tag has title, price, the old price while a discount runs, and a code that leads to the product', async () => {
  await open()
  expect(tags()).toEqual(['SavonRs 450', 'CrèmeRs 1,000instead of Rs 1,250 until 20/11/2026'])
  expect(screen.getByRole('img', { name: 'QR code: Savon' }).dataset.address).toBe(
    `https://zilbazar.mu${shortPath('p', anId(1))}`,
  )
  expect(screen.getByText('2 tags on 1 sheet')).toBeTruthy()
})

test('the products can be those on sale or changed lately', async () => {
  const { user } = await open()
  const products = screen.getByLabelText('Products')
  await user.selectOptions(products, 'On sale now')
  expect(tags()).toHaveLength(1)
  expect(tags()[0]).toMatch(/^Crème/)
  await user.selectOptions(products, 'Changed in the last 7 days')
  expect(tags()[0]).toMatch(/^Savon/)
})

test('a choice without products says so', async () => {
  const { user } = await open([aProduct()])
  await user.selectOptions(screen.getByLabelText('Products'), 'On sale now')
  expect(screen.getByText('No product fits this choice.')).toBeTruthy()
})

test('the poster has the name of the store and the code of its page', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('What to print'), 'Poster')
  const poster = screen.getByRole('article', { name: 'Poster' })
  expect(within(poster).getByRole('heading').textContent).toBe(aStore.name)
  expect(within(poster).getByRole('img').dataset.address).toBe(
    `https://zilbazar.mu${shortPath('s', aStore._id)}`,
  )
})

test.each([
  [0, []],
  [24, [24]],
  [25, [24, 1]],
])('%i tags fill sheets of %j', (count, sheets) => {
  const items = Array.from({ length: count }, (_, at) => at)
  expect(sheetsOf(items, '3x8').map(({ length }) => length)).toEqual(sheets)
})
