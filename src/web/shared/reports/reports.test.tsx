import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/shapes/session.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { typist } from '#tests/support/web/typist.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { takePendingActions } from '#web/shared/session/pending-actions.ts'
import { resumeActions } from '#web/shared/session/resumed-actions.ts'
import { PendingReport } from './pending-report.tsx'
import { ReportButton, ReviewReportButton } from './report-button.tsx'
import type { ReportTarget } from './report-target.ts'

// Modules loaded on demand are imported first, because a busy machine may take seconds.
beforeAll(async () => {
  await Promise.all([
    import('./report-dialog.tsx'),
    import('#web/ui/overlays/toast-list.tsx'),
    import('#web/ui/overlays/linked-toast.tsx'),
    import('#web/shared/session/ask-to-log-in.ts'),
  ])
})
beforeEach(() => localStorage.clear())
afterEach(async () => {
  cleanup()
  // A closed dialog returns the focus in the next task, which must not run during the next test.
  await new Promise((resolve) => setTimeout(resolve))
  toast.remove()
})

type Kind = ReportTarget['kind']

const kinds = [
  {
    kind: 'product',
    button: 'Report',
    title: 'Report this product',
    logIn: 'Please log in to report this product.',
    named: { productId: 'it' },
    details: "Please enter details for 'Other' reason.",
    sent: 'Report submitted.',
    failed: 'Failed to submit report',
  },
  {
    kind: 'store',
    button: 'Report store',
    title: 'Report this store',
    logIn: 'Please log in to report this store.',
    named: { storeId: 'it' },
    details: "Please enter details for 'Other' reason.",
    sent: 'Report submitted.',
    failed: 'Failed to submit report',
  },
  {
    kind: 'productReview',
    button: 'Report the review by Ravi',
    title: 'Report this review',
    logIn: 'Please log in to report a review.',
    named: { type: 'rating', targetId: 'it' },
    details: "Please provide details for 'Other'.",
    sent: 'Rating reported.',
    failed: 'Failed to report review',
  },
  {
    kind: 'storeReview',
    button: 'Report the review by Ravi',
    title: 'Report this review',
    logIn: 'Please log in to report a review.',
    named: { ratingId: 'it' },
    details: "Please provide details for 'Other'.",
    sent: 'Rating reported.',
    failed: 'Failed to report rating',
  },
  {
    kind: 'answer',
    button: 'Report the answer of Ravi',
    title: 'Report this answer',
    logIn: 'Please log in to report an answer.',
    named: { answerId: 'it' },
    details: "Please enter details for 'Other' reason.",
    sent: 'Report submitted.',
    failed: 'Failed to submit report',
  },
] as const satisfies { kind: Kind; [text: string]: unknown }[]

const person: User = { _id: '1', name: 'Anna', email: 'anna@example.mu', role: 'user' }

async function draw({ kind }: { kind: Kind }, isVisitor = false, me = person) {
  const call = vi.fn(async (_report: object) => ({ message: '' }))
  await renderInApp(
    kind === 'product' || kind === 'store' ? (
      <ReportButton target={{ kind, id: 'it' }} storeId="savonnerie" />
    ) : (
      <ReviewReportButton target={{ kind, id: 'it' }} author="Ravi" />
    ),
    {
      client: {
        account: { status: async () => ({ authenticated: !isVisitor }), me: async () => me },
        report: { [kind]: call },
      },
    },
  )
  return { call, user: typist() }
}

async function open({ kind, button }: { kind: Kind; button: string }, isVisitor = false) {
  const { call, user } = await draw({ kind }, isVisitor)
  const opener = screen.getByRole('button', { name: button })
  await user.click(opener)
  return { call, user, opener }
}

const send = () => screen.getByRole('button', { name: 'Send report' })
const reason = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const details = () => screen.getByLabelText<HTMLTextAreaElement>('Details')

test.each(kinds)('a visitor who reports a $kind is told to log in', async (sample) => {
  await open(sample, true)
  await screen.findByText(sample.logIn)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login/)
  expect(screen.queryByRole('dialog')).toBeNull()
  const { actions } = await takePendingActions('anna@example.mu')
  expect(actions).toEqual([{ kind: 'report', of: sample.kind, id: 'it' }])
})

test.each([
  ['product', 'This is your own product, so you cannot report it.'],
  ['store', 'This is your own store, so you cannot report it.'],
] as const)('a store owner cannot report their own %s and sees why', async (kind, sentence) => {
  await draw({ kind }, false, { ...person, role: 'admin', storeId: 'savonnerie' })
  await screen.findByText(sentence)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(kinds)('a report about a $kind needs a reason, and Other needs details', async (sample) => {
  const { call, user } = await open(sample)
  await screen.findByRole('dialog', { name: sample.title })
  await user.click(send())
  await within(screen.getByRole('radiogroup', { name: 'Reason' })).findByText('Please select a reason.')
  await user.click(reason(/^Other/))
  await user.type(details(), '   ')
  await user.click(send())
  await screen.findByText(sample.details)
  expect(document.activeElement).toBe(details())
  expect(call).not.toHaveBeenCalled()
})

test.each(kinds)('a report about a $kind is sent once, confirmed, closed and cleared', async (sample) => {
  const { call, user, opener } = await open(sample)
  await screen.findByRole('dialog')
  await user.click(reason(/^Misleading/))
  await user.type(details(), 'Not what it says')
  let answer = () => {}
  call.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ message: '' })
      }),
  )
  await user.click(send())
  expect(send()).toHaveProperty('disabled', true)
  await user.click(send())
  answer()
  await screen.findByText(sample.sent)
  expect(call).toHaveBeenCalledExactlyOnceWith({
    ...sample.named,
    reason: 'misleading',
    details: 'Not what it says',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))

  await user.click(opener)
  await screen.findByRole('dialog')
  expect([reason(/^Misleading/).checked, details().value]).toEqual([false, ''])
})

test.each(kinds)('a report about a $kind that fails keeps its values', async (sample) => {
  const { call, user } = await open(sample)
  await screen.findByRole('dialog')
  await user.click(reason(/^Other/))
  await user.type(details(), 'A long story')
  call.mockRejectedValueOnce(new TypeError('no network'))
  await user.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe(sample.failed)
  expect(details().value).toBe('A long story')

  call.mockRejectedValueOnce(new ApiError(429, { message: 'That is enough for today.' }))
  await user.click(send())
  await screen.findByText('That is enough for today.')
  expect([reason(/^Other/).checked, details().value]).toEqual([true, 'A long story'])
})

test('a report with an expired session shows one toast and is stored for the next login', async () => {
  const { call, user } = await open(kinds[0])
  await screen.findByRole('dialog')
  await user.click(reason(/^Other/))
  await user.type(details(), 'A long story')
  call.mockRejectedValueOnce(new ApiError(401, { message: 'Please log in first.', code: 'not-logged-in' }))
  await user.click(send())
  const dialog = within(screen.getByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toBe('Session expired. Please log in again.')
  expect(dialog.getByRole('link', { name: 'Log in to report it' })).toBeTruthy()
  expect(screen.queryByText('Please log in first.')).toBeNull()
  await waitFor(() => expect(localStorage.getItem('zilbazar-wanted')).not.toBeNull())
  expect((await takePendingActions('anna@example.mu')).actions).toEqual([
    { kind: 'report', of: 'product', id: 'it', reason: 'other', details: 'A long story' },
  ])
})

test('after the login the report opens once with its values', async () => {
  const report = {
    kind: 'report',
    of: 'product',
    id: 'it',
    reason: 'other',
    details: 'A long story',
  } as const
  resumeActions([report], '/product/it?stars=2')
  const page = <PendingReport path="/product/it" />
  const context = {
    client: { account: { status: async () => ({ authenticated: true }), me: async () => person } },
  }
  await renderInApp(page, context)
  await screen.findByRole('dialog', { name: 'Report this product' })
  expect([reason(/^Other/).checked, details().value]).toEqual([true, 'A long story'])
  cleanup()
  await renderInApp(page, context)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a report keeps its values after the dialog was closed', async () => {
  const { user, opener } = await open(kinds[0])
  await screen.findByRole('dialog')
  await user.click(reason(/^Inappropriate/))
  await user.type(details(), 'Half a thought')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await user.click(opener)
  await screen.findByRole('dialog')
  expect([reason(/^Inappropriate/).checked, details().value]).toEqual([true, 'Half a thought'])
})

test('a report that fails after its dialog was closed shows a toast', async () => {
  const { call, user } = await open(kinds[1])
  await screen.findByRole('dialog')
  await user.click(reason(/^Misleading/))
  let fail = (_error: Error) => {}
  call.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  await user.click(send())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fail(new TypeError('no network'))
  await screen.findByText('Failed to submit report')
})

test('details show their length, and too long ones are neither cut nor sent', async () => {
  const { call, user } = await open(kinds[0])
  await screen.findByRole('dialog')
  await user.click(reason(/^Misleading/))
  await user.click(details())
  await user.paste('x'.repeat(2001))
  expect(screen.getByText('2,001 / 2,000')).toBeTruthy()
  await user.click(send())
  await screen.findByText('Please keep the details to 2,000 characters.')
  expect(details().value).toHaveLength(2001)
  expect(call).not.toHaveBeenCalled()
})
