import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
import { CategoriesView } from './categories-view.tsx'

const category = (name: string, inside: number, subcategories: KeptCategory[] = []): KeptCategory => ({
  _id: name.toLowerCase(),
  name,
  nameFr: null,
  icon: null,
  inside,
  insideAll: subcategories.reduce((sum, child) => sum + child.insideAll, inside),
  subcategories,
})

const tree = [
  category('Food', 0, [category('Fruit', 3), category('Bread', 2), category('Tea', 0)]),
  category('Fashion', 0),
]
const writesIn = (sent: ApiCall[]) => sent.filter(({ method }) => method !== 'GET')

const openTree = (write: (call: ApiCall) => Answer = () => no(500, 'down', '')) =>
  renderInConsole(<CategoriesView tree="product" />, (call) =>
    call.method === 'GET' ? yes({ categories: tree, icons: ['mango', 'dress'] }) : write(call),
  )

async function openAct(user: Awaited<ReturnType<typeof openTree>>['user'], name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: `Change ${name}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act }))
  return screen.findByRole('dialog')
}

test('branches fold and unfold, and show how much they contain', async () => {
  const { user } = await openTree()
  const fold = await screen.findByRole('button', { name: 'Subcategories of Food' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Fruit')).toBeNull()
  expect(screen.getByText('5 products')).toBeTruthy()
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  const branch = screen.getByRole('list', { name: 'Subcategories of Food' })
  expect(within(branch).getByText('3 products')).toBeTruthy()
})

test('a category moves among its siblings and keeps the focus', async () => {
  const { user, sent } = await openTree(() => yes({ message: 'The order is saved.' }))
  await user.click(await screen.findByRole('button', { name: 'Subcategories of Food' }))
  screen.getByRole('button', { name: 'Move Tea up' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Tea up')
  await waitFor(() => expect(writesIn(sent)).toHaveLength(1))
  expect(writesIn(sent)[0]).toMatchObject({
    url: '/api/owner/categories/product/order',
    body: { parentId: 'food', ids: ['fruit', 'tea', 'bread'] },
  })
})

test('a category without a French name says so, and gets one', async () => {
  const { user, sent } = await openTree(() => yes({ message: 'The category is saved.' }))
  const dialog = await openAct(user, 'Food', 'Rename, change the icon')
  expect(screen.getAllByText('No French name').length).toBeGreaterThan(0)
  await user.type(within(dialog).getByLabelText('Name in French'), ' Alimentation ')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writesIn(sent)[0]?.body).toMatchObject({ name: 'Food', nameFr: 'Alimentation' })
})

test('a category is added below another, with an icon', async () => {
  const { user, sent } = await openTree(() => yes({ message: 'The category is added.', _id: 'jam' }))
  const dialog = await openAct(user, 'Food', 'Add a subcategory')
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Name'))
  await user.click(within(dialog).getByRole('button', { name: 'Add category' }))
  expect(await within(dialog).findByText('Please enter a name.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Name'), 'Jam')
  await user.click(within(dialog).getByRole('radio', { name: 'mango' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add category' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writesIn(sent)[0]?.body).toEqual({ parentId: 'food', name: 'Jam', icon: 'mango' })
})

test('a category with content needs a target to be removed, and a refusal is shown', async () => {
  const sentence = 'A category of the first level holds no products itself. Please choose one below it.'
  const { user, sent } = await openTree(() => no(409, 'first-level', sentence))
  await user.click(await screen.findByRole('button', { name: 'Subcategories of Food' }))
  const dialog = await openAct(user, 'Fruit', 'Remove')
  const target = within(dialog).getByLabelText('Move 3 products to')
  expect(within(target).queryByRole('option', { name: 'Fashion' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Remove for good' }))
  expect(await within(dialog).findByText('Please choose a category.')).toBeTruthy()
  expect(writesIn(sent)).toEqual([])
  await user.selectOptions(target, 'Food › Bread')
  await user.click(within(dialog).getByRole('button', { name: 'Remove for good' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(sentence)
  expect(writesIn(sent)[0]?.body).toEqual({ moveTo: 'bread' })
})

test('an empty category is removed after a confirmation only', async () => {
  const { user, sent } = await openTree(() => yes({ message: 'The category is removed.' }))
  const dialog = await openAct(user, 'Fashion', 'Remove')
  expect(within(dialog).queryByRole('combobox')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Remove for good' }))
  await waitFor(() => expect(writesIn(sent)[0]?.body).toEqual({ moveTo: null }))
})
