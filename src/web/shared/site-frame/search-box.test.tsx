import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { letTimePass } from '#tests/support/web/let-time-pass.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { SearchBox } from './search-box.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  localStorage.clear()
})

const found = {
  products: [
    { _id: 'soap', title: 'Coconut soap', image: '/soap.jpg' },
    { _id: 'oil', title: 'Coconut oil', image: '/oil.jpg' },
  ],
  stores: [{ _id: 'palm', name: 'Coco & Palm', image: '/palm.jpg' }],
  categories: [{ _id: 'pantry', name: 'Coconut & oils' }],
}

async function openBox(suggestions = vi.fn(async () => found)) {
  const { address, user } = await renderInApp(<SearchBox />, { client: { search: { suggestions } } })
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products and stores' })
  return { address, box, suggestions, user }
}

/** The box knows of its suggestions a moment after they are there. */
const shown = (box: HTMLElement) => waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'))

const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

test('a search leads to the search page with the trimmed words', async () => {
  const { address, box, user } = await openBox()
  await user.type(box, '  pâte & piment ')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toBe('/search?q=p%C3%A2te+%26+piment'))
})

test('the box takes as many characters as a search can have, and says so when it is full', async () => {
  const { box, user } = await openBox(vi.fn(async () => ({ products: [], stores: [], categories: [] })))
  expect(box.maxLength).toBe(200)
  await user.click(box)
  await user.paste('a'.repeat(250))
  expect(box.value).toHaveLength(200)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('The search can have at most 200 characters.'),
  )
})

test('a blank query is ignored', async () => {
  const { address, box, user } = await openBox()
  await user.type(box, '   {Enter}')
  expect(address()).toBe('/')
})

test('without script the box is a plain form to the search page', async () => {
  const { box } = await openBox()
  expect([box.name, box.form?.getAttribute('action'), box.form?.method]).toEqual(['q', '/search', 'get'])
})

test('products, stores and categories are suggested in groups, with one request per pause', async () => {
  const { box, suggestions, user } = await openBox()
  await user.type(box, 'coco')
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeTruthy()
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'ProductsCoconut soapCoconut oil',
    'StoresCoco & Palm',
    'CategoriesCoconut & oils',
  ])
  expect(suggestions.mock.calls).toEqual([[{ q: 'coco' }]])
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('4 suggestions')
})

test('the arrow keys move through all groups and back into the box, and Enter opens the suggestion', async () => {
  const { address, box, user } = await openBox()
  await user.type(box, 'coco')
  await shown(box)
  await user.keyboard('{ArrowUp}')
  expect(activeOption(box)).toBe('Coconut & oils')
  await user.keyboard('{ArrowDown}')
  expect(box.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(activeOption(box)).toBe('Coco & Palm')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/store/palm'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the suggestions and keeps what was typed', async () => {
  const { box, user } = await openBox()
  await user.type(box, 'coco')
  await shown(box)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect([box.value, box.getAttribute('aria-expanded')]).toEqual(['coco', 'false'])
})

test('a suggestion closed with Escape is not active for other words', async () => {
  const { address, box, user } = await openBox()
  await user.type(box, 'coco')
  await shown(box)
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.clear(box)
  await user.type(box, 'tea')
  await shown(box)
  expect(box.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=tea'))
})

test('typing after a suggestion was active searches for the typed words', async () => {
  const { address, box, user } = await openBox()
  await user.type(box, 'coco')
  await shown(box)
  await user.keyboard('{ArrowDown}')
  expect(activeOption(box)).toBe('Coconut soap')
  await user.type(box, 'a{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=cocoa'))
})

test('after Escape the arrows begin at the first suggestion again', async () => {
  const { box, user } = await openBox()
  await user.type(box, 'coco')
  await shown(box)
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}{ArrowDown}')
  await waitFor(() => expect(activeOption(box)).toBe('Coconut soap'))
})

test('a clicked suggestion opens its page', async () => {
  const { address, box, user } = await openBox()
  await user.type(box, 'coco')
  await user.click(await screen.findByRole('option', { name: 'Coconut & oils' }))
  await waitFor(() => expect(address()).toBe('/category/pantry'))
})

test('one letter requests no suggestions, and after a failed request the search still works', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('no network')))
  const { address, box, user, suggestions } = await openBox(failing)
  await user.type(box, 'coco')
  await waitFor(() => expect(suggestions).toHaveBeenLastCalledWith({ q: 'coco' }))
  suggestions.mockClear()
  await user.clear(box)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.type(box, 'c')
  await letTimePass(5000)
  expect(suggestions).not.toHaveBeenCalled()
  await user.type(box, 'ocoa{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=cocoa'))
})

test('the box is a text field, as a combobox must be, and a second Escape clears it', async () => {
  const { box, user } = await openBox()
  expect(box.type).toBe('text')
  await user.type(box, 'coco')
  await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'))
  await user.keyboard('{Escape}')
  expect([box.value, box.getAttribute('aria-expanded')]).toEqual(['coco', 'false'])
  await user.keyboard('{Escape}')
  expect(box.value).toBe('')
})

test('the empty box offers recent searches, which are removed one by one or all at once', async () => {
  localStorage.setItem('zilbazar-searches', JSON.stringify(['lamp', 'tea']))
  const { box, suggestions, user } = await openBox()
  await user.click(box)
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('lamp')
  await user.click(screen.getByRole('button', { name: 'Remove “lamp” from the recent searches' }))
  expect(recent.querySelectorAll('a')).toHaveLength(1)
  expect(document.activeElement).toBe(box)
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem('zilbazar-searches')).toBeNull()
  expect(suggestions).not.toHaveBeenCalled()
})

test('a recent search leads to its results', async () => {
  localStorage.setItem('zilbazar-searches', JSON.stringify(['vacoas basket']))
  const { address, box, user } = await openBox()
  await user.click(box)
  await user.click(await screen.findByRole('link', { name: 'vacoas basket' }))
  await waitFor(() => expect(address()).toBe('/search?q=vacoas+basket'))
  expect(screen.queryByRole('region')).toBeNull()
})
