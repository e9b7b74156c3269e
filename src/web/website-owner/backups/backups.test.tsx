import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Backups as Shown } from '#contract/website-owner/backups.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { Backups } from './backups.tsx'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
const fine: Shown = {
  state: 'fine',
  isScheduled: true,
  kept: 14,
  last: { at: hoursAgo(5), bytes: 12_340_000, isEncrypted: true },
  failure: null,
}

test('the age, the size and the encryption of the last backup are shown', async () => {
  await renderInConsole(<Backups />, () => yes(fine))
  expect(await screen.findByText('5 hours ago')).toBeTruthy()
  expect(screen.getByText('12.3 MB')).toBeTruthy()
  expect(screen.getByText('Yes')).toBeTruthy()
  expect(screen.getByText('One is made every day, and the last 14 are kept.')).toBeTruthy()
})

test('a late backup and a failed one warn, with the reason', async () => {
  const last = { at: hoursAgo(75), bytes: 1, isEncrypted: false }
  const failure = { at: hoursAgo(1), reason: 'The disk is full.' }
  await renderInConsole(<Backups />, () => yes({ ...fine, state: 'failed', last, failure }))
  expect(await screen.findByText('The last backup failed.')).toBeTruthy()
  expect(screen.getByText('The disk is full.')).toBeTruthy()
  expect(screen.getByText('3 days ago')).toBeTruthy()
})

test('a site without backups says so, and how to have some', async () => {
  const none: Shown = { state: 'none', isScheduled: false, kept: 0, last: null, failure: null }
  await renderInConsole(<Backups />, () => yes(none))
  expect(await screen.findByText(/^There is no backup yet/)).toBeTruthy()
  expect(screen.getByText(/BACKUP_DIR says where to/)).toBeTruthy()
})

test('a failure can be tried again', async () => {
  let isDown = true
  await renderInConsole(<Backups />, () => (isDown ? no(400, 'BAD', 'No.') : yes(fine)))
  expect(await screen.findByText('The state of the backups could not be loaded.')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('5 hours ago')).toBeTruthy()
})
