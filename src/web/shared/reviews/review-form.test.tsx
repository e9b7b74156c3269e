import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  anna,
  comment,
  ownRating,
  prepareReviews,
  refusal,
  renderReviews,
  star,
} from '#tests/support/web/render-reviews.tsx'
import { ApiError } from '#web/shared/api/client.ts'
import { ReviewPreview } from './review-preview.tsx'

prepareReviews()

test('a review without stars shows the problem beside them', async () => {
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

test('a sent review is confirmed, cleared from the form and listed first', async () => {
  const { user, rating, become } = await renderReviews()
  await user.click(star('4 stars'))
  expect(screen.getByText('4 of 5 · Very good')).toBeTruthy()
  await user.type(comment(), 'Smells of the sea.')
  become(ownRating)
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
  await screen.findByText('Your review')
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('Your review')
})

test('a review sent while the earlier one is still asked for is shown', async () => {
  let answer = (_: { rating: null }) => {}
  const earlier = new Promise<{ rating: null }>((resolve) => {
    answer = resolve
  })
  const myProductRatingIfAny = vi.fn().mockReturnValueOnce(earlier).mockResolvedValue({ rating: ownRating })
  const { user } = await renderReviews({ calls: { myProductRatingIfAny } })
  await waitFor(() => expect(myProductRatingIfAny).toHaveBeenCalledOnce())
  await user.click(star('4 stars'))
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Rating submitted!')
  answer({ rating: null })
  await screen.findByText('Your review')
})

test('the stars can be chosen with arrow keys', async () => {
  const { user } = await renderReviews()
  star('3 stars').focus()
  await user.keyboard(' {ArrowRight}')
  expect(star('4 stars').checked).toBe(true)
})

test.each([
  [refusal(403, 'You cannot rate your own store.'), 'You cannot rate your own store.'],
  [refusal(500), 'Failed to submit rating'],
  [new TypeError('no network'), 'Failed to submit rating'],
])('a refused review (%s) keeps its values', async (failure, sentence) => {
  const rateStore = vi.fn(async () => {
    throw failure
  })
  const { user } = await renderReviews({
    calls: { rateStore },
    reviews: {
      List: ReviewPreview,
      reviewed: {
        kind: 'store',
        id: `mine ${sentence} ${failure.name}`,
        storeId: 'mine',
        storeName: 'Savonnerie Ti Ylang',
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

test('a store owner cannot review their own product, sees why, and can report its reviews', async () => {
  const { rating } = await renderReviews({ person: { ...anna, role: 'admin', storeId: 'savonnerie' } })
  await screen.findByText('This is a product of your own store, so you cannot review it.')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Report' })).toHaveLength(2)
  expect(rating.myProductRatingIfAny).not.toHaveBeenCalled()
})

test('a store owner can review products of other stores', async () => {
  const { rating } = await renderReviews({ person: { ...anna, role: 'admin', storeId: 'bakery' } })
  await waitFor(() => expect(rating.myProductRatingIfAny).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Submit review' })).toBeTruthy()
})

test('a comment shows its length, and a too long one is neither cut nor sent', async () => {
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

test('an issue found by the server is shown beside its field', async () => {
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
