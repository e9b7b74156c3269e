// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderInApp } from '#web/ui/render-in-app.tsx'
import { SearchBox } from './search-box.tsx'

afterEach(cleanup)

async function searchFor(typed: string) {
  const { address } = await renderInApp(<SearchBox />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products and stores' }), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  return address
}

test('a search leads to the search page with the trimmed words', async () => {
  const address = await searchFor('  pâte & piment ')
  await waitFor(() => expect(address()).toBe('/search?q=p%C3%A2te+%26+piment'))
})

test('a blank query is ignored', async () => {
  const address = await searchFor('   ')
  expect(address()).toBe('/')
})

test('without script the box is a plain form to the search page', async () => {
  await renderInApp(<SearchBox />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect([box.name, box.form?.getAttribute('action'), box.form?.method]).toEqual(['q', '/search', 'get'])
})
