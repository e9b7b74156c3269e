import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import type { Product } from '#contract/shapes/product.ts'
import { salePrice } from '#domain/discount.ts'
import { formatRupees } from '#domain/money.ts'
import {
  anId,
  aProduct,
  aStore,
  categories,
  no,
  renderOwnProducts,
  yes,
} from '#tests/support/web/render-own-products.tsx'
import { CreateProduct } from './create-product.tsx'
import { EditProduct } from './edit-product.tsx'

const now = new Date('2026-11-14T08:00:00Z')
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const preview = ({ title, price, discount, storeName }: Product) => (
  <p data-testid="preview">{`${title}, ${formatRupees(salePrice(price, discount, now), 'en')}, ${storeName}`}</p>
)
const onSaved = vi.fn()
afterEach(() => onSaved.mockClear())

type Writes = Parameters<typeof renderOwnProducts>[2]

const openNew = (writes?: Writes) =>
  renderOwnProducts(<CreateProduct store={aStore} preview={preview} onSaved={onSaved} />, [], writes)

async function openEdit(product: OwnProduct, writes?: Writes) {
  function View() {
    const [chosen, choose] = useState<string | undefined>(product._id)
    return (
      <EditProduct store={aStore} preview={preview} productId={chosen} onChoose={choose} onSaved={onSaved} />
    )
  }
  const opened = await renderOwnProducts(<View />, [product], writes)
  await screen.findByRole('button', { name: 'Save changes' })
  return opened
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const problemOf = (name: string) =>
  (box(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-problem'))
    .map((id) => document.getElementById(id)?.textContent)
    .join()
const save = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Save changes' }))
const pick = (day: string) => fireEvent.change(box('Last day of the discount'), { target: { value: day } })

test('an empty form shows an error beside each required field and sends nothing', async () => {
  const { user, written } = await openNew()
  await user.click(await screen.findByRole('button', { name: 'Add product' }))
  expect(await screen.findAllByText('Please fill in all required fields!')).not.toHaveLength(0)
  expect(problemOf('Title')).toBe('Please enter a title.')
  expect(problemOf('Description')).toBe('Please describe the product.')
  expect(problemOf('Price in rupees')).toBe('Please enter the price.')
  expect(problemOf('Product category')).toBe('Please choose a category.')
  expect(screen.getByText('Please add a picture.')).toBeTruthy()
  expect(problemOf('Link')).toBe('')
  expect(document.activeElement).toBe(box('Title'))
  await user.selectOptions(box('Product category'), 'Beauty')
  await screen.findByLabelText('Subcategory 1')
  expect(problemOf('Subcategory 1')).toBe('Please choose a subcategory.')
  expect(written).toEqual([])
})

test('a changed product is sent with all fields and its version, and can be saved again', async () => {
  const { user, written } = await openEdit(aProduct(), () =>
    yes({ message: 'Your product is updated.', version: 4 }),
  )
  await user.clear(box('Title'))
  await user.type(box('Title'), 'Vanilla soap')
  await user.type(box('Link'), 'https://soap.example.mu')
  await user.type(box('Percent off'), '12.5')
  pick('2026-11-20')
  await save(user)
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(await screen.findAllByText('Your product is updated.')).not.toHaveLength(0)
  expect(written).toMatchObject([{ method: 'PUT', url: `/api/products/admin-product/update/${anId(1)}` }])
  expect(written[0]?.body).toEqual({
    title: 'Vanilla soap',
    description: 'Three bars, poured by hand.',
    price: 450,
    image: '/media/upload/f_auto,q_auto,w_800/soap.jpg',
    link: 'https://soap.example.mu',
    sku: null,
    categories: [categories.beauty, categories.soaps],
    availability: null,
    condition: null,
    discount: { value: 12.5, expiresAt: '2026-11-20' },
    version: 3,
  })
  await user.selectOptions(screen.getByLabelText('Availability (optional)'), 'Sold out')
  await user.selectOptions(screen.getByLabelText('Condition (optional)'), 'Used')
  await save(user)
  await waitFor(() => expect(written).toHaveLength(2))
  expect(written[1]?.body).toMatchObject({ version: 4, availability: 'sold-out', condition: 'used' })
})

test.each([
  ['Price in rupees', '-1', 'The price must be a number of rupees, 0 or more, with at most 2 decimals.'],
  ['Price in rupees', '1.005', 'The price must be a number of rupees, 0 or more, with at most 2 decimals.'],
  ['Price in rupees', '10000001', 'The price can be at most Rs 10,000,000.'],
  ['Title', 'x'.repeat(201), 'The title can have at most 200 characters.'],
  ['Link', 'soap.example.mu', 'Please enter a link that starts with http:// or https://.'],
  ['Link', 'javascript:alert(1)', 'Please enter a link that starts with http:// or https://.'],
  ['Percent off', '100', 'The discount must be a number from 0 to less than 100, with at most 2 decimals.'],
  ['Percent off', '20', ''],
])('%s against its rule is held back (%#)', async (name, typed, sentence) => {
  const { user, written } = await openEdit(aProduct())
  fireEvent.change(box(name), { target: { value: typed } })
  await save(user)
  await waitFor(() => expect(document.querySelector('[aria-invalid]')).toBeTruthy())
  expect(problemOf(name)).toBe(sentence)
  if (!sentence)
    expect(problemOf('Last day of the discount')).toBe('Please choose the day on which the discount ends.')
  expect(written).toEqual([])
})

test('a last day needs a percent and must not be past', async () => {
  const { user, written } = await openEdit(aProduct())
  expect(box('Last day of the discount').min).toBe('2026-11-14')
  pick('2026-11-13')
  await save(user)
  await waitFor(() => expect(problemOf('Percent off')).toBe('Please enter the discount in percent.'))
  await user.type(box('Percent off'), '10')
  await waitFor(() =>
    expect(problemOf('Last day of the discount')).toBe('The discount must end today or later.'),
  )
  expect(written).toEqual([])
})

test('an expired discount may stay, and is removed when both fields are emptied', async () => {
  const over = { value: 15, expiresAt: '2026-11-01T19:59:00Z', isActive: false }
  const { user, written } = await openEdit(aProduct({ discount: over }), () =>
    yes({ message: 'Saved.', version: 4 }),
  )
  await save(user)
  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ discount: { value: 15, expiresAt: '2026-11-01' } })
  await user.clear(box('Percent off'))
  await save(user)
  await waitFor(() => expect(problemOf('Percent off')).toBe('Please enter the discount in percent.'))
  pick('')
  await save(user)
  await waitFor(() => expect(written).toHaveLength(2))
  expect(written[1]?.body).toMatchObject({ discount: { value: 0, expiresAt: null } })
  await save(user)
  await waitFor(() => expect(written).toHaveLength(3))
  expect(JSON.stringify(written[2]?.body)).not.toContain('discount')
})

test('the form of a removed product says why it was removed', async () => {
  const removal = { reason: 'Not your picture.', at: '2026-11-12T08:05:00Z' }
  await openEdit(aProduct({ isRemoved: true, removal }))
  expect(screen.getByText('12/11/2026 12:05: Not your picture.')).toBeTruthy()
})

test('one button empties both fields of a discount', async () => {
  const running = { value: 15, expiresAt: '2026-11-20T19:59:00Z', isActive: true }
  const { user, written } = await openEdit(aProduct({ discount: running }), () =>
    yes({ message: 'Saved.', version: 4 }),
  )
  await user.click(screen.getByRole('button', { name: 'End the discount' }))
  expect([box('Percent off').value, box('Last day of the discount').value]).toEqual(['', ''])
  expect(screen.queryByRole('button', { name: 'End the discount' })).toBeNull()
  await save(user)
  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ discount: { value: 0, expiresAt: null } })
})

test('the card beside the form follows what is typed', async () => {
  const { user } = await openEdit(aProduct())
  const card = () => screen.getByTestId('preview').textContent
  expect(card()).toBe('Lemongrass soap, Rs 450, Savonnerie Ti Bonheur')
  await user.type(box('Title'), 's')
  await user.type(box('Percent off'), '50')
  expect(card()).toBe('Lemongrass soaps, Rs 450, Savonnerie Ti Bonheur')
  pick('2026-11-14')
  expect(card()).toBe('Lemongrass soaps, Rs 225, Savonnerie Ti Bonheur')
})

test('a server error is shown beside its field, and the form keeps its values', async () => {
  const { user } = await openEdit(aProduct(), () =>
    no(400, 'The discount must end today or later.', 'invalid', [
      { path: 'discount.expiresAt', message: 'The discount must end today or later.' },
    ]),
  )
  await user.type(box('Title'), ' trio')
  await save(user)
  await waitFor(() =>
    expect(problemOf('Last day of the discount')).toBe('The discount must end today or later.'),
  )
  expect(box('Title').value).toBe('Lemongrass soap trio')
})

test.each([
  [no(500), 'Update failed!'],
  [no(403, 'Your store is suspended.'), 'Your store is suspended.'],
])('a save that fails says why, as far as the server knows', async (answer, sentence) => {
  const { user } = await openEdit(aProduct(), () => answer)
  await save(user)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(onSaved).not.toHaveBeenCalled()
})

test('after a save in another window the typed values stay until the newer version is loaded', async () => {
  const sentence = 'This product was saved in another window on 14/11/2026 at 11:58.'
  const { user, server, written } = await openEdit(aProduct(), ({ body }) =>
    (body as { version: number }).version === 4
      ? yes({ message: 'Your product is updated.', version: 5 })
      : no(409, sentence, 'saved-meanwhile'),
  )
  server.products = [aProduct({ title: 'Soap of the other window', version: 4 })]
  await user.type(box('Title'), ' of mine')
  await save(user)
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain(sentence)
  expect(box('Title').value).toBe('Lemongrass soap of mine')
  await user.click(within(said).getByRole('button', { name: 'Load the newer version' }))
  await waitFor(() => expect(box('Title').value).toBe('Soap of the other window'))
  expect(screen.queryByRole('alert')).toBeNull()
  await save(user)
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(written.at(-1)?.body).toMatchObject({ title: 'Soap of the other window', version: 4 })
})

test('leaving asks first with unsaved changes only', async () => {
  const { user, address } = await openEdit(aProduct(), () => yes({ message: 'Saved.', version: 4 }))
  await user.type(box('Title'), 's')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect(address()).toBe('/')
  expect(box('Title').value).toBe('Lemongrass soaps')
  await save(user)
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await waitFor(() => expect(address()).toBe('/stores'))
})

test('without a product in the address one is chosen first, by a word of its title', async () => {
  const onChoose = vi.fn()
  const products = [aProduct(), aProduct({ _id: anId(2), title: 'Thé vert' })]
  const { user } = await renderOwnProducts(
    <EditProduct store={aStore} preview={preview} onChoose={onChoose} onSaved={onSaved} />,
    products,
  )
  await user.click(await screen.findByRole('button', { name: 'Edit product' }))
  // The text appears in a toast and beside the choice, not at the same moment.
  await waitFor(() => expect(screen.getAllByText('Please select a product to update.')).toHaveLength(2))
  await user.type(screen.getByRole('searchbox'), 'the')
  await user.click(screen.getByRole('radio'))
  await user.click(screen.getByRole('button', { name: 'Edit product' }))
  expect(onChoose.mock.calls).toEqual([[anId(2)]])
})
