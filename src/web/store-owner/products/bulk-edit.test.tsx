import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anId, aProduct, no, renderOwnProducts, yes } from '#tests/support/web/render-own-products.tsx'
import { AllProducts } from './all-products.tsx'
import './bulk-form.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T08:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const products = [
  aProduct({ _id: anId(1), title: 'Soap', price: 450 }),
  aProduct({ _id: anId(2), title: 'Salt', price: 20 }),
  aProduct({ _id: anId(3), title: 'Sketch', price: 90, isHidden: true, isDraft: true }),
]
const acts = {
  onCreate: vi.fn(),
  onImport: vi.fn(),
  onEdit: vi.fn(),
  onDuplicate: vi.fn(),
  onGoTo: vi.fn(),
}
const answer = { undoId: anId(7), refused: [] }
const select = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` })

test('prices of selected products are changed after a preview, and the change is undone', async () => {
  const { user, written } = await renderOwnProducts(<AllProducts {...acts} />, products, ({ url }) =>
    url.endsWith('undo')
      ? yes({ message: '1 product is as it was before.', changed: [anId(1)], kept: [] })
      : yes({ ...answer, message: '1 product is changed.', changed: [anId(1)] }),
  )
  for (const title of ['Soap', 'Salt']) await user.click(await select(title))
  await screen.findByText('2 products selected')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change prices' })
  await user.click(await within(dialog).findByRole('button', { name: 'Change' }))
  expect(within(dialog).getByText(/^Please enter by how much/)).toBeTruthy()
  expect(written).toEqual([])
  await user.selectOptions(within(dialog).getByLabelText('Change by'), 'Rupees')
  await user.type(within(dialog).getByLabelText('How much'), '-25')
  expect(within(dialog).getByText('Changed: 1, not possible: 1')).toBeTruthy()
  expect(within(dialog).getByText('Rs 450 → Rs 425')).toBeTruthy()
  expect(within(dialog).getByText('The price would fall below zero.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Change 1 product' }))
  expect(await screen.findByText('1 product is changed.')).toBeTruthy()
  expect(written[0]?.body).toEqual({
    productIds: [anId(1), anId(2)],
    operation: { kind: 'price', by: 'amount', value: -25 },
  })
  expect(screen.queryByText('2 products selected')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(written[1]?.body).toEqual({ undoId: anId(7) })
})

test('a draft has its chip and no link, and why it cannot be shown is said', async () => {
  const { user } = await renderOwnProducts(<AllProducts {...acts} />, products, () =>
    no(409, 'It needs a picture.'),
  )
  await user.click(await screen.findByRole('button', { name: 'Show Sketch' }))
  expect(await screen.findAllByText('It needs a picture.')).not.toHaveLength(0)
  expect(screen.getByText('Draft')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sketch' })).toBeNull()
})

test('the whole page is selected and deleted; the way back stays when no product is left', async () => {
  const ids = products.map(({ _id }) => _id)
  const { user, server } = await renderOwnProducts(<AllProducts {...acts} />, products, () => {
    server.products = []
    return yes({ ...answer, message: '3 products are deleted.', changed: ids })
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await user.selectOptions(screen.getByLabelText('What to do with them'), 'Delete')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 3 products' }))
  expect(await screen.findByText('3 products are deleted.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Add your first product' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

test('the preview of another category shows the old and the new one', async () => {
  const elsewhere = aProduct({
    _id: anId(4),
    title: 'Oil',
    categories: ['Food > Oils'],
    categoryIds: [anId(5), anId(6)],
  })
  const { user } = await renderOwnProducts(<AllProducts {...acts} />, [elsewhere])
  await user.click(await select('Oil'))
  await user.selectOptions(screen.getByLabelText('What to do with them'), 'Change the category')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const dialog = await screen.findByRole('dialog')
  const choose = async (label: RegExp, name: string) =>
    user.selectOptions(await within(dialog).findByLabelText(label), name)
  await within(dialog).findByRole('option', { name: 'Beauty' })
  await choose(/^Product category/, 'Beauty')
  await within(dialog).findByRole('option', { name: 'Soaps' })
  await choose(/^Subcategory/, 'Soaps')
  expect(await within(dialog).findByText('Oils → Soaps')).toBeTruthy()
})
