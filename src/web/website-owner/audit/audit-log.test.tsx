import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuditEntry } from '#contract/website-owner/audit.ts'
import { renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { AuditLog } from './audit-log.tsx'

const entry: AuditEntry = {
  _id: 7,
  actor: 'owner@example.mu',
  action: 'record-payment',
  target: { kind: 'fee-cycle', id: '0193a000-0000-7000-8000-000000000001' },
  details: { store: 'Palm & Tiba', amountCents: 150_000 },
  at: '2026-11-14T20:30:00Z',
}
const logOf = (...entries: AuditEntry[]) => yes({ entries, page: 1, totalPages: 1, total: entries.length })
const nothing = { words: undefined, from: undefined, to: undefined }

test('an entry shows action, target, actor and time, with folded details', async () => {
  await renderInConsole(<AuditLog {...nothing} page={1} onSearch={() => {}} />, () => logOf(entry))
  const item = await screen.findByRole('listitem')
  for (const part of ['Record payment', 'Palm & Tiba', 'owner@example.mu', '15/11/2026 00:30'])
    expect(item.textContent).toContain(part)
  expect(item.querySelector('details')?.open).toBe(false)
  expect(screen.getByText('Rs 1,500')).toBeTruthy()
})

test('the search is trimmed, and each filter can be removed', async () => {
  const onSearch = vi.fn()
  const { user, sent } = await renderInConsole(
    <AuditLog words="payment" from="2026-11-01" to={undefined} page={1} onSearch={onSearch} />,
    () => logOf(),
  )
  expect(await screen.findByText('Nothing matches your search')).toBeTruthy()
  expect(sent[0]?.url).toBe('/api/owner/audit?page=1&words=payment&from=2026-11-01')
  expect(screen.getByRole('link', { name: 'Remove filter: ‘payment’' }).getAttribute('href')).toBe(
    '/owner/audit?from=2026-11-01',
  )
  const words = screen.getByLabelText('Search')
  await user.clear(words)
  await user.type(words, '  refund {Enter}')
  expect(onSearch).toHaveBeenCalledWith({ words: 'refund', from: '2026-11-01', to: undefined })
})
