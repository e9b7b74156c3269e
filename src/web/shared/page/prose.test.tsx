import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { Prose } from './prose.tsx'

test('a text can contain links to our pages, to a part of one, to other sites and to mail', async () => {
  const { container } = await renderInApp(
    <p>
      <Prose text="See [Terms](/terms#fees), [Settings](/settings), [them](https://example.com/) or [mail](mailto:a@example.com)." />
    </p>,
  )
  expect(container.textContent).toBe('See Terms, Settings, them or mail.')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms#fees',
    '/settings',
    'https://example.com/',
    'mailto:a@example.com',
  ])
})

test('a text without links is unchanged', async () => {
  const { container } = await renderInApp(<Prose text="Prices are in rupees (MUR) [sic]." />)
  expect(container.textContent).toBe('Prices are in rupees (MUR) [sic].')
})
