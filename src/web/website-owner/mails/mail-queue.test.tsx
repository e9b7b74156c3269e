import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import type { QueuedMail } from '#contract/website-owner/mails.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import { MailQueue } from './mail-queue.tsx'
import { MailsView } from './mails-view.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const aMail: QueuedMail = {
  _id: '0193a000-0000-7000-8000-000000000001',
  to: { name: 'Priya', email: 'priya@example.mu' },
  letter: 'verify-email',
  state: 'given-up',
  tries: 12,
  lastError: 'No such mailbox.',
  nextTryAt: null,
  createdAt: '2026-11-15T05:00:00Z',
}
const queueOf = (...mails: QueuedMail[]) =>
  yes({ mails, failing: mails.length, page: 1, totalPages: mails.length, total: mails.length })

test('a mail that was given up shows its error, and leaves the list after a retry', async () => {
  let mails = [aMail]
  const { user, sent } = await renderInConsole(<MailQueue page={1} />, ({ method }) => {
    if (method === 'GET') return queueOf(...mails)
    mails = []
    return yes({ message: 'The mail is tried again now.' })
  })
  expect(await screen.findByText('No such mailbox.')).toBeTruthy()
  expect(screen.getByText('Not tried any more')).toBeTruthy()
  await user.click(
    screen.getByRole('button', { name: 'Retry now: Confirm the email address to priya@example.mu' }),
  )
  expect(await screen.findByText('The mail is tried again now.')).toBeTruthy()
  expect(await screen.findByText('Every mail is delivered')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.url).toBe(`/api/owner/mails/${aMail._id}/retry`)
})

test('delivered mails show kind, recipient and time', async () => {
  const { sent } = await renderInConsole(<MailsView tab="delivered" page={1} />, () =>
    yes({
      mails: [{ _id: aMail._id, to: aMail.to, letter: 'verify-email', deliveredAt: '2026-11-15T05:00:00Z' }],
      page: 1,
      totalPages: 1,
      total: 1,
    }),
  )
  expect(await screen.findByText('Confirm the email address')).toBeTruthy()
  expect(screen.getByText('Priya · priya@example.mu')).toBeTruthy()
  expect(screen.getByText('15/11/2026 09:00')).toBeTruthy()
  expect(sent[0]?.url).toBe('/api/owner/mails/delivered?page=1')
  expect(screen.getByRole('tab', { name: 'Delivered' }).getAttribute('aria-selected')).toBe('true')
})

test('retrying a mail that was delivered meanwhile shows a message and reloads the list', async () => {
  const sentence = 'This mail does not wait any more: it was delivered, or is just being tried.'
  const { user, sent } = await renderInConsole(<MailQueue page={1} />, ({ method }) =>
    method === 'GET' ? queueOf(aMail) : no(404, 'not-found', sentence),
  )
  const asked = () => sent.filter(({ method }) => method === 'GET').length
  await user.click(await screen.findByRole('button', { name: /^Retry now/ }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(asked()).toBeGreaterThan(1))
})
