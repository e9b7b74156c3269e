import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { isLong } from '#tests/support/long.ts'
import { anId, aProduct, no, renderOwnProducts, yes } from '#tests/support/web/render-own-products.tsx'
import { AllProducts } from './all-products.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const many = (count: number): OwnProduct[] =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      _id: anId(index + 1),
      title: `Basket ${index + 1}`,
      price: 100 + index,
      averageRating: (index % 50) / 10,
      ratingCount: index % 7,
      categories: [index % 2 ? 'Home > Kitchen' : 'Home > Garden'],
      createdAt: new Date(Date.parse('2026-11-10T08:00:00Z') - index * 60_000).toISOString(),
    }),
  )

async function openTable(products: OwnProduct[], writes?: Parameters<typeof renderOwnProducts>[2]) {
  const acts = {
    onCreate: vi.fn(),
    onImport: vi.fn(),
    onEdit: vi.fn(),
    onDuplicate: vi.fn(),
    onGoTo: vi.fn(),
  }
  return { ...(await renderOwnProducts(<AllProducts {...acts} />, products, writes)), ...acts }
}

const rows = () => screen.getAllByRole('row').slice(1)
const titles = () => rows().map((row) => within(row).getByRole('rowheader').textContent)

test('a row shows picture, title, category, price, discount, rating and date', async () => {
  await openTable([
    aProduct({
      discount: { value: 20, expiresAt: '2026-11-20T19:59:00Z', isActive: true },
      averageRating: 4.64,
      ratingCount: 74,
      categories: ['Fashion > Women > Dresses'],
    }),
  ])
  const link = await screen.findByRole('link', { name: 'Lemongrass soap' })
  expect(link.getAttribute('href')).toBe(`/product/${anId(1)}`)
  const [row] = rows()
  expect(row?.querySelector('img')?.getAttribute('src')).toContain('soap.jpg')
  expect(row?.textContent).toContain('Dresses')
  expect(row?.textContent).not.toContain('Women')
  expect(row?.textContent).toContain('Rs 360')
  expect(row?.querySelector('s')?.textContent).toBe('Rs 450')
  expect(row?.textContent).toContain('until 20/11/2026')
  expect(within(row as HTMLElement).getByRole('img', { name: 'Rated 4.6 out of 5, 74 ratings' })).toBeTruthy()
  expect(row?.textContent).toContain('10/11/2026')
})

test('an expired discount, no discount and a removed product are shown differently', async () => {
  await openTable([
    aProduct({
      _id: anId(1),
      title: 'Over',
      discount: { value: 15, expiresAt: '2026-11-13T19:59:00Z', isActive: true },
    }),
    aProduct({ _id: anId(2), title: 'Never' }),
    aProduct({
      _id: anId(3),
      title: 'Taken down',
      isRemoved: true,
      removal: { reason: 'Not your picture.', at: '2026-11-12T08:05:00Z' },
    }),
  ])
  await screen.findByRole('link', { name: 'Over' })
  const [over, never, down] = rows()
  expect(over?.textContent).toContain('expired on 13/11/2026')
  expect(over?.querySelector('s')).toBeNull()
  expect(never?.textContent).toContain('No discount')
  expect(never?.textContent).not.toContain('Removed by Zilbazar')
  expect(down?.textContent).toContain('Removed by Zilbazar12/11/2026 12:05: Not your picture.')
  expect(screen.queryByRole('link', { name: 'Taken down' })).toBeNull()
})

test('the search filters the table at every key press, and says when nothing is found', async () => {
  const { user } = await openTable([
    aProduct({ _id: anId(1), title: 'Thé vert' }),
    aProduct({ _id: anId(2), title: 'Vanilla' }),
  ])
  const box = await screen.findByRole('searchbox', { name: 'Search your products' })
  await user.type(box, 'the')
  expect(titles()).toEqual(['Thé vert'])
  await user.type(box, ' noir')
  expect(screen.getByText('None of your products matches ‘the noir’.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all products' }))
  expect(titles()).toEqual(['Thé vert', 'Vanilla'])
})

test('a column head sorts, reverses at the second press, and announces the order', async () => {
  const { user } = await openTable(many(3))
  const head = await screen.findByRole('columnheader', { name: 'Price' })
  const press = () => user.click(within(head).getByRole('button'))
  expect(screen.getByRole('columnheader', { name: 'Added' }).getAttribute('aria-sort')).toBe('descending')
  await press()
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  expect(titles()).toEqual(['Basket 1', 'Basket 2', 'Basket 3'])
  await press()
  expect(head.getAttribute('aria-sort')).toBe('descending')
  expect(titles()).toEqual(['Basket 3', 'Basket 2', 'Basket 1'])
  expect(screen.getByRole('columnheader', { name: 'Added' }).hasAttribute('aria-sort')).toBe(false)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  expect(titles()).toEqual(['Basket 1', 'Basket 2', 'Basket 3'])
})

test('25 rows make a page; a new search starts on the first one', async () => {
  const { user } = await openTable(many(60))
  await screen.findByText('Showing 1–25 of 60')
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(screen.getByText('Showing 51–60 of 60')).toBeTruthy()
  expect(rows()).toHaveLength(10)
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByRole('searchbox'), 'garden')
  expect(screen.getByText('Showing 1–25 of 30')).toBeTruthy()
})

test('a row opens its form, and the table keeps search, order and page', async () => {
  const acts = { onCreate: vi.fn(), onImport: vi.fn(), onDuplicate: vi.fn(), onGoTo: vi.fn() }
  function View() {
    const [edited, setEdited] = useState<string>()
    if (!edited) return <AllProducts {...acts} onEdit={setEdited} />
    return (
      <button type="button" onClick={() => setEdited(undefined)}>
        Done with {edited}
      </button>
    )
  }
  const { user } = await renderOwnProducts(<View />, many(60))
  await user.type(await screen.findByRole('searchbox'), 'garden')
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await user.click(screen.getByRole('button', { name: 'Edit Basket 51' }))
  await user.click(screen.getByRole('button', { name: `Done with ${anId(51)}` }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('garden')
  expect(screen.getByText('Showing 26–30 of 30')).toBeTruthy()
})

test('a product is deleted from its row after a confirmation with its name, and the list is reloaded', async () => {
  const products = many(2)
  const { user, server, written } = await openTable(products, () => {
    server.products = products.slice(1)
    return yes({ message: 'Your product is deleted.' })
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Basket 1' }))
  let dialog = await screen.findByRole('dialog', { name: 'Delete this product?' })
  expect(dialog.textContent).toContain('‘Basket 1’')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(written).toEqual([])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete Basket 1')
  await user.click(screen.getByRole('button', { name: 'Delete Basket 1' }))
  dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findAllByText('Your product is deleted.')).not.toHaveLength(0)
  await waitFor(() => expect(titles()).toEqual(['Basket 2']))
  expect(written.map(({ method, url }) => [method, url])).toEqual([
    ['DELETE', `/api/products/admin-product/delete/${anId(1)}`],
  ])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Your products')
})

test('the question before a deletion is described by its text and keeps Tab inside, also while it is under way', async () => {
  const { user } = await openTable(many(1), () => new Promise(() => {}))
  await user.click(await screen.findByRole('button', { name: 'Delete Basket 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this product?' })
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(text?.textContent).toContain('‘Basket 1’')
  const isInside = () => dialog.contains(document.activeElement)
  for (const shift of [false, false, false, false, true, true, true, true]) {
    await user.tab({ shift })
    expect(isInside()).toBe(true)
  }
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  for (const shift of [false, false, false, true, true]) {
    await user.tab({ shift })
    expect(isInside()).toBe(true)
  }
})

test.each([
  [no(500), 'Failed to delete product!'],
  [no(404, 'Product not found'), 'Product not found'],
])('a deletion that fails is said in the question', async (answer, sentence) => {
  const { user } = await openTable(many(1), () => answer)
  await user.click(await screen.findByRole('button', { name: 'Delete Basket 1' }))
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('products that fail to load can be retried', async () => {
  const acts = {
    onCreate: vi.fn(),
    onImport: vi.fn(),
    onEdit: vi.fn(),
    onDuplicate: vi.fn(),
    onGoTo: vi.fn(),
  }
  const { user, server } = await renderOwnProducts(<AllProducts {...acts} />, many(1), undefined, true)
  await screen.findByText('Failed to load products!')
  server.isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Basket 1' })).toBeTruthy()
})

test('a store without products sees the first steps', async () => {
  const { user, onCreate, onGoTo } = await openTable([])
  await user.click(await screen.findByRole('button', { name: 'Add your first product' }))
  await user.click(screen.getByRole('button', { name: 'Say when you are open' }))
  await user.click(screen.getByRole('button', { name: 'Announce something' }))
  expect(onCreate).toHaveBeenCalledTimes(1)
  expect(onGoTo.mock.calls).toEqual([['edit'], ['announcement']])
})

test('of many products only the rows of one page are drawn while they are searched, sorted and paged', async () => {
  const count = isLong ? 5000 : 200
  const { user, container } = await openTable(many(count))
  const total = count.toLocaleString('en')
  await screen.findByText(`Showing 1–25 of ${total}`)
  const box = screen.getByRole('searchbox')
  const buttons = ['Product', 'Price', 'Rating', 'Next'].map((name) => screen.getByRole('button', { name }))
  const drawn = () => container.querySelectorAll('tbody tr').length
  expect(drawn()).toBe(25)
  await user.type(box, 'basket')
  for (const button of buttons) await user.click(button)
  expect(screen.getByText(`Showing 26–50 of ${total}`)).toBeTruthy()
  expect(drawn()).toBe(25)
})
