import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  anna,
  comment,
  leftAndFound,
  prepareReviews,
  refusal,
  renderReviews,
  star,
} from '#tests/support/web/render-reviews.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { takePendingActions } from '#web/shared/session/pending-actions.ts'
import { resumeActions } from '#web/shared/session/resumed-actions.ts'
import { sessionEnded } from '#web/shared/session/session.ts'
import { readDraft, writeDraft } from './drafts.ts'

prepareReviews()

test('a visitor’s review is not sent but stored, with a prompt to log in', async () => {
  const { user, rating } = await renderReviews({ isVisitor: true })
  await user.type(comment(), 'Lovely')
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Please log in to submit a review.')
  // One link is in the toast, one beside the button.
  expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(2)
  expect(comment().value).toBe('Lovely')
  expect(rating.rateProduct).not.toHaveBeenCalled()
  expect(rating.myProductRatingIfAny).not.toHaveBeenCalled()
})

test('a review submitted before the login is sent once after it', async () => {
  const about = { kind: 'product', id: 'left-and-found' } as const
  writeDraft(about, { rating: 4, comment: 'Worth the queue.' }, undefined)
  resumeActions([{ ...about, kind: 'review', of: 'product' }], '/product/left-and-found#reviews')
  const { rating } = await renderReviews(leftAndFound)
  await screen.findByText('Rating submitted!')
  expect(rating.rateProduct).toHaveBeenCalledExactlyOnceWith({
    productId: 'left-and-found',
    rating: 4,
    comment: 'Worth the queue.',
  })
  expect(comment().value).toBe('')
})

test('a review with an expired session shows one toast and waits for the same person’s login', async () => {
  const rateProduct = async () => {
    throw new ApiError(401, { message: 'Please log in first.', code: 'not-logged-in' })
  }
  const { user } = await renderReviews({ ...leftAndFound, calls: { rateProduct } })
  await waitFor(() => expect(screen.queryByText('You need an account for this.')).toBeNull())
  await user.click(star('4 stars'))
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Session expired. Please log in again.')
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(star('4 stars').checked).toBe(true)
  expect((await takePendingActions(anna.email)).actions).toEqual([
    { kind: 'review', of: 'product', id: 'left-and-found' },
  ])
})

test('an expired session shows a toast', async () => {
  await renderReviews({ own: refusal(401) })
  await screen.findByText('Session expired. Please log in again.')
})

test('a draft stays on the device until it is sent', async () => {
  const { user } = await renderReviews({ isVisitor: true, ...leftAndFound })
  await user.click(star('3 stars'))
  await user.type(comment(), 'Half a thought')
  expect(localStorage.getItem('zilbazar-drafts')).toContain('Half a thought')
  cleanup()
  const again = await renderReviews(leftAndFound)
  await waitFor(() => expect([star('3 stars').checked, comment().value]).toEqual([true, 'Half a thought']))
  await again.user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Rating submitted!')
  expect(localStorage.getItem('zilbazar-drafts')).toBeNull()
})

test('a draft is not shown to another person and is deleted at a logout', async () => {
  const { user } = await renderReviews(leftAndFound)
  await waitFor(() => expect(screen.queryByText('You need an account for this.')).toBeNull())
  await user.type(comment(), 'Only mine')
  cleanup()
  await renderReviews({ ...leftAndFound, person: { ...anna, _id: 'bruno' } })
  await waitFor(() => expect(comment().value).toBe(''))
  sessionEnded()
  expect(localStorage.getItem('zilbazar-drafts')).toBeNull()
})

test('a draft expires after a week, and the oldest of more than twenty is deleted', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') })
  const about = (number: number) => ({ kind: 'store' as const, id: `store-${number}` })
  for (let number = 1; number <= 21; number += 1) writeDraft(about(number), { comment: 'Hm' }, undefined)
  expect(readDraft(about(1), undefined).comment).toBe('')
  expect(readDraft(about(2), undefined).comment).toBe('Hm')
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'))
  expect(readDraft(about(2), undefined).comment).toBe('')
  vi.useRealTimers()
})
