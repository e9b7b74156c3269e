import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { DeliveredMails } from './mails/delivered-mails.tsx'

function TwoPages() {
  const [page, setPage] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setPage(2)}>
        Turn
      </button>
      <DeliveredMails page={page} />
    </>
  )
}

test('a page that fails to load offers another try instead of showing the previous page', async () => {
  const mail = {
    _id: '0193a000-0000-7000-8000-000000000001',
    to: { name: 'Priya', email: 'priya@example.mu' },
    letter: 'verify-email',
    deliveredAt: '2026-11-15T05:00:00Z',
  }
  const { user } = await renderInConsole(<TwoPages />, ({ url }) =>
    url.endsWith('page=1')
      ? yes({ mails: [mail], page: 1, totalPages: 2, total: 26 })
      : no(404, 'not-found', 'There is no such page.'),
  )
  expect(await screen.findByText('Priya · priya@example.mu')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('Priya · priya@example.mu')).toBeNull()
})
