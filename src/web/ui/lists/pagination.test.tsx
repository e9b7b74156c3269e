import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { typist } from '#tests/support/web/typist.ts'
import { Pagination } from './pagination.tsx'

const linkTo = (page: number) => ({ to: '/hot-deals', search: { page } }) as const

async function links(page: number, totalPages: number) {
  await renderInApp(<Pagination page={page} totalPages={totalPages} linkTo={linkTo} />)
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('each page is a link with its own address', async () => {
  expect(await links(2, 3)).toEqual([
    ['Previous', '/hot-deals?page=1'],
    ['1', '/hot-deals?page=1'],
    ['2', '/hot-deals?page=2'],
    ['3', '/hot-deals?page=3'],
    ['Next', '/hot-deals?page=3'],
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
})

test('the first page has no Previous link, and the last no Next link', async () => {
  expect((await links(1, 2)).map(([text]) => text)).toEqual(['1', '2', 'Next'])
  cleanup()
  expect((await links(2, 2)).map(([text]) => text)).toEqual(['Previous', '1', '2'])
})

test('past the end, Previous leads to the last page', async () => {
  expect((await links(9, 2))[0]).toEqual(['Previous', '/hot-deals?page=2'])
})

test('a list of one page has no page links', async () => {
  expect(await links(1, 1)).toEqual([])
})

function InMemory({ totalPages }: { totalPages: number }) {
  const [page, setPage] = useState(1)
  return <Pagination page={page} totalPages={totalPages} onTurn={setPage} />
}

test('a list without addresses has buttons, and Next keeps the focus on the last page', async () => {
  const user = typist()
  render(<InMemory totalPages={2} />)
  const next = screen.getByRole('button', { name: 'Next' })
  await user.click(next)
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(next)
  await user.click(next)
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2')
})
