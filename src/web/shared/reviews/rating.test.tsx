// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OwnRating } from '#contract/shapes/review.ts'
import { anna, aReview, refusal, renderReviews } from '#tests/support/web/render-reviews.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { resume } from '#web/shared/session/resumed.ts'
import { sessionEnded } from '#web/shared/session/session.ts'
import { takeWanted } from '#web/shared/session/wanted.ts'
import { readDraft, writeDraft } from './drafts.ts'

const own: OwnRating = { _id: 'own', rating: 4, comment: 'Smells of the sea.', isHeld: false }
const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment')

// What is fetched on demand is fetched beforehand: a busy machine may take seconds.
beforeAll(async () => {
  await Promise.all([
    import('#web/ui/overlays/notice-board.tsx'),
    import('#web/ui/overlays/linked-notice.tsx'),
    import('#web/shared/session/ask-to-log-in.ts'),
  ])
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  toast.remove()
})

test('a visitor is told to log in, keeps what he wrote, and nothing is sent', async () => {
  const { user, rating } = await renderReviews({ isVisitor: true })
  await user.type(comment(), 'Lovely')
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Please log in to submit a review.')
  // One in the notice, one beside the button.
  expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(2)
  expect(comment().value).toBe('Lovely')
  expect(rating.rateProduct).not.toHaveBeenCalled()
  expect(rating.myProductRating).not.toHaveBeenCalled()
})

test('after the login a review that was wanted is sent, once', async () => {
  const about = { kind: 'product', id: 'left-and-found' } as const
  writeDraft(about, { rating: 4, comment: 'Worth the queue.' }, undefined)
  resume([{ ...about, kind: 'review', of: 'product' }], '/product/left-and-found#reviews')
  const { rating } = await renderReviews(soap)
  await screen.findByText('Rating submitted!')
  expect(rating.rateProduct).toHaveBeenCalledExactlyOnceWith({
    productId: 'left-and-found',
    rating: 4,
    comment: 'Worth the queue.',
  })
  expect(comment().value).toBe('')
})

test('a review whose session has run out says so once, and waits for the same person’s login', async () => {
  const rateProduct = async () => {
    throw new ApiError(401, { message: 'Please log in first.', code: 'not-logged-in' })
  }
  const { user } = await renderReviews({ ...soap, calls: { rateProduct } })
  await waitFor(() => expect(screen.queryByText('You need an account for this.')).toBeNull())
  await user.click(star('4 stars'))
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Session expired. Please log in again.')
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(star('4 stars').checked).toBe(true)
  expect((await takeWanted(anna.email)).acts).toEqual([
    { kind: 'review', of: 'product', id: 'left-and-found' },
  ])
})

test('without stars it says what is missing, beside them', async () => {
  const { user, rating } = await renderReviews()
  await user.type(comment(), 'Lovely')
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  const group = await screen.findByRole('radiogroup', { name: 'Your rating' })
  await within(group).findByText('Please select a rating between 1 and 5.')
  expect(document.activeElement).toBe(star('1 star'))
  expect(rating.rateProduct).not.toHaveBeenCalled()
  await user.click(star('2 stars'))
  expect(screen.queryByText('Please select a rating between 1 and 5.')).toBeNull()
})

test('a rating is sent, confirmed and cleared, and stands first from then on', async () => {
  const { user, rating, become } = await renderReviews()
  await user.click(star('4 stars'))
  expect(screen.getByText('4 of 5 · Very good')).toBeTruthy()
  await user.type(comment(), 'Smells of the sea.')
  become(own)
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Rating submitted!')
  expect(rating.rateProduct).toHaveBeenCalledExactlyOnceWith({
    productId: expect.any(String),
    rating: 4,
    comment: 'Smells of the sea.',
  })
  expect(star('4 stars').checked).toBe(false)
  expect(comment().value).toBe('')
  await screen.findByRole('button', { name: 'Update review' })
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('Your review')
})

test('the stars are chosen by arrow keys', async () => {
  const { user } = await renderReviews()
  star('3 stars').focus()
  await user.keyboard(' {ArrowRight}')
  expect(star('4 stars').checked).toBe(true)
})

test.each([
  [refusal(403, 'You cannot rate your own store.'), 'You cannot rate your own store.'],
  [refusal(500), 'Failed to submit rating'],
  [new TypeError('no network'), 'Failed to submit rating'],
])('a store that refuses a rating (%s) loses nothing of it', async (failure, sentence) => {
  const rateStore = vi.fn(async () => {
    throw failure
  })
  const { user } = await renderReviews({
    calls: { rateStore },
    reviews: {
      isPreview: true,
      reviewed: {
        kind: 'store',
        id: `mine ${sentence} ${failure.name}`,
        storeId: 'mine',
        name: 'Mine',
        averageRating: 5,
        ratingCount: 2,
        ratingCounts: [0, 0, 0, 0, 2],
      },
    },
  })
  await user.click(star('5 stars'))
  await user.type(comment(), 'The best')
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText(sentence)
  expect(rateStore).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ adminId: expect.stringContaining('mine'), rating: 5 }),
  )
  expect([star('5 stars').checked, comment().value]).toEqual([true, 'The best'])
})

test('a store owner finds no form about their own product, is told why, and can report reviews of it', async () => {
  const { rating } = await renderReviews({ person: { ...anna, role: 'admin', storeId: 'savonnerie' } })
  await screen.findByText('This is a product of your own store, so you cannot review it.')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Report' })).toHaveLength(2)
  expect(rating.myProductRating).not.toHaveBeenCalled()
})

test('a store owner reviews what other stores sell', async () => {
  const { rating } = await renderReviews({ person: { ...anna, role: 'admin', storeId: 'bakery' } })
  await waitFor(() => expect(rating.myProductRating).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Submit review' })).toBeTruthy()
})

test('a comment is counted, and one that is too long is neither cut nor sent', async () => {
  const { user, rating } = await renderReviews()
  await user.click(star('5 stars'))
  await user.click(comment())
  await user.paste('x'.repeat(1001))
  expect(screen.getByText('1,001 / 1,000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Your comment can have at most 1,000 characters.')
  expect(comment().value).toHaveLength(1001)
  expect(rating.rateProduct).not.toHaveBeenCalled()
})

test('what only the server finds wrong stands beside its field', async () => {
  const issues = [{ path: 'comment', message: 'Your comment must be plain text.' }]
  const rateProduct = async () => {
    throw new ApiError(400, { message: 'No.', code: 'invalid-input', issues })
  }
  const { user } = await renderReviews({ calls: { rateProduct } })
  await user.click(star('5 stars'))
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Your comment must be plain text.')
  expect(document.activeElement).toBe(comment())
})

test('the own review comes first, is not listed twice, and can be edited', async () => {
  const anna = aReview(9, { _id: own._id, createdAt: '2026-11-12T08:00:00Z' })
  const { user } = await renderReviews({ own, reviews: { newest: [aReview(1), anna] } })
  await screen.findByText('Update your review')
  const [first, ...others] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('Your review')
  expect(first?.textContent).toContain('12/11/2026')
  expect(others.map((other) => within(other).getByRole('heading').textContent)).toEqual(['Person 1'])
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Report' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Edit your review' }))
  expect([star('4 stars').checked, comment().value]).toEqual([true, own.comment])
  expect(document.activeElement).toBe(star('4 stars'))
})

test('stars alone are sent without a comment, which keeps the earlier one', async () => {
  const { user, rating } = await renderReviews({ own })
  await screen.findByText('Update your review')
  await user.click(star('2 stars'))
  await user.click(screen.getByRole('button', { name: 'Update review' }))
  await screen.findByText('Rating submitted!')
  expect(rating.rateProduct).toHaveBeenCalledExactlyOnceWith({ productId: expect.any(String), rating: 2 })
})

test('a comment taken out while editing is sent as an empty one, which removes it', async () => {
  const { user, rating } = await renderReviews({ own })
  await user.click(await screen.findByRole('button', { name: 'Edit your review' }))
  await screen.findByText('Change your stars and your words. An empty comment removes the old one.')
  await user.clear(comment())
  await user.click(screen.getByRole('button', { name: 'Update review' }))
  await screen.findByText('Rating submitted!')
  expect(rating.rateProduct).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ rating: 4, comment: '' }),
  )
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('editing is given up by Cancel, and the form is blank again', async () => {
  const { user } = await renderReviews({ own })
  await user.click(await screen.findByRole('button', { name: 'Edit your review' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([star('4 stars').checked, comment().value]).toEqual([false, ''])
  expect(document.activeElement).toBe(star('1 star'))
})

test('a held review is shown to its author, with what that means', async () => {
  await renderReviews({ own: { ...own, isHeld: true }, reviews: { newest: [] } })
  await screen.findByText(/We are checking this review/)
  expect(screen.getByText(own.comment)).toBeTruthy()
})

test('a review is deleted after one more question', async () => {
  const { user, rating } = await renderReviews({ own })
  await user.click(await screen.findByRole('button', { name: 'Delete your review' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete your review' }))
  expect(rating.deleteProductRating).not.toHaveBeenCalled()

  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Rating deleted')
  expect(rating.deleteProductRating).toHaveBeenCalledExactlyOnceWith({ ratingId: own._id })
  expect(screen.queryByText('Your review')).toBeNull()
  expect(screen.getByRole('button', { name: 'Submit review' })).toBeTruthy()
  expect(document.activeElement).toBe(star('1 star'))
})

test.each([
  [refusal(404, 'Rating not found'), 'Rating not found'],
  [refusal(502), 'Failed to delete rating'],
])('a review that cannot be deleted (%s) stays', async (failure, sentence) => {
  const deleteProductRating = async () => {
    throw failure
  }
  const { user } = await renderReviews({ own, calls: { deleteProductRating } })
  await user.click(await screen.findByRole('button', { name: 'Delete your review' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText(sentence)
  expect(screen.getByText('Your review')).toBeTruthy()
})

test('a session that ran out is said to have', async () => {
  await renderReviews({ own: refusal(401) })
  await screen.findByText('Session expired. Please log in again.')
})

const leftAndFound = {
  kind: 'product' as const,
  id: 'left-and-found',
  storeId: 'savonnerie',
  name: 'Soap',
  averageRating: 0,
  ratingCount: 0,
  ratingCounts: [0, 0, 0, 0, 0],
}
const soap = { reviews: { reviewed: leftAndFound, newest: [] } }

test('what was written stays on the device until it is sent', async () => {
  const { user } = await renderReviews({ isVisitor: true, ...soap })
  await user.click(star('3 stars'))
  await user.type(comment(), 'Half a thought')
  expect(localStorage.getItem('zilbazar-drafts')).toContain('Half a thought')
  cleanup()
  const again = await renderReviews(soap)
  await waitFor(() => expect([star('3 stars').checked, comment().value]).toEqual([true, 'Half a thought']))
  await again.user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Rating submitted!')
  expect(localStorage.getItem('zilbazar-drafts')).toBeNull()
})

test('one person’s draft is not shown to the next, and goes with a logout', async () => {
  const { user } = await renderReviews(soap)
  await waitFor(() => expect(screen.queryByText('You need an account for this.')).toBeNull())
  await user.type(comment(), 'Only mine')
  cleanup()
  await renderReviews({ ...soap, person: { ...anna, _id: 'bruno' } })
  await waitFor(() => expect(comment().value).toBe(''))
  sessionEnded()
  expect(localStorage.getItem('zilbazar-drafts')).toBeNull()
})

test('a draft is forgotten after a week, and so is the oldest of more than twenty', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') })
  const about = (number: number) => ({ kind: 'store' as const, id: `store-${number}` })
  for (let number = 1; number <= 21; number += 1) writeDraft(about(number), { comment: 'Hm' }, undefined)
  expect(readDraft(about(1), undefined).comment).toBe('')
  expect(readDraft(about(2), undefined).comment).toBe('Hm')
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'))
  expect(readDraft(about(2), undefined).comment).toBe('')
  vi.useRealTimers()
})
