import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { CategoryMenu } from './category-menu.tsx'

const categories = [
  {
    _id: 'fashion',
    name: 'Fashion & shoes',
    icon: 'shopping-bags',
    subcategories: [{ _id: 'women', name: 'Women', icon: null, subcategories: [] }],
  },
  { _id: 'pets', name: 'Pets', icon: null, subcategories: [] },
]

async function openMenu() {
  await renderInApp(<CategoryMenu categories={categories} />)
  const button = screen.getByRole('button', { name: 'Browse Categories' })
  await userEvent.click(button)
  return {
    button,
    drawer: within(await screen.findByRole('dialog', { name: 'Categories' }, { timeout: 15_000 })),
  }
}

const expectClosed = (button: HTMLElement) =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

test('the close button closes the menu and returns the focus', async () => {
  const { button, drawer } = await openMenu()
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
  await expectClosed(button)
})

test('Escape closes the menu', async () => {
  const { button } = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expectClosed(button)
})

test('the focus stays inside the open menu', async () => {
  const { drawer } = await openMenu()
  for (let presses = 0; presses < 12; presses++) {
    await userEvent.tab()
    expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy()
  }
  expect(drawer.getAllByRole('link')).toHaveLength(2)
})

test('a category links to its page, and its subcategories unfold', async () => {
  const { drawer } = await openMenu()
  expect(drawer.getByRole('link', { name: 'Pets' }).getAttribute('href')).toBe('/category/pets')
  expect(drawer.queryByRole('link', { name: 'Women' })).toBeNull()
  await userEvent.click(drawer.getByRole('button', { name: 'Subcategories of Fashion & shoes' }))
  expect(drawer.getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/category/women')
})
