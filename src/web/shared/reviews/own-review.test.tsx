import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aReview,
  comment,
  ownRating,
  prepareReviews,
  refusal,
  renderReviews,
  star,
} from '#tests/support/web/render-reviews.tsx'

prepareReviews()

test('the own review comes first, is not listed twice, and can be edited', async () => {
  const anna = aReview(9, { _id: ownRating._id, createdAt: '2026-11-12T08:00:00Z' })
  const { user } = await renderReviews({ own: ownRating, reviews: { newest: [aReview(1), anna] } })
  await screen.findByText('Your review')
  const [first, ...others] = screen.getAllByRole('article')
  expect(first?.textContent).toContain('Your review')
  expect(first?.textContent).toContain('12/11/2026')
  expect(others.map((other) => within(other).getByRole('heading').textContent)).toEqual(['Person 1'])
  expect(within(first as HTMLElement).queryByRole('button', { name: 'Report' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Edit your review' }))
  expect([star('4 stars').checked, comment().value]).toEqual([true, ownRating.comment])
  expect(document.activeElement).toBe(star('4 stars'))
})

test('stars without a comment keep the comment of the earlier review', async () => {
  const { user, rating } = await renderReviews({ own: ownRating })
  await screen.findByText('Update your review')
  await user.click(star('2 stars'))
  await user.click(screen.getByRole('button', { name: 'Update review' }))
  await screen.findByText('Rating submitted!')
  expect(rating.rateProduct).toHaveBeenCalledExactlyOnceWith({ productId: expect.any(String), rating: 2 })
})

test('a comment cleared while editing is sent empty, which removes it', async () => {
  const { user, rating } = await renderReviews({ own: ownRating })
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

test('Cancel ends editing and clears the form', async () => {
  const { user } = await renderReviews({ own: ownRating })
  await user.click(await screen.findByRole('button', { name: 'Edit your review' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([star('4 stars').checked, comment().value]).toEqual([false, ''])
  expect(document.activeElement).toBe(star('1 star'))
})

test('a held review is shown to its author with an explanation', async () => {
  await renderReviews({ own: { ...ownRating, isHeld: true }, reviews: { newest: [] } })
  await screen.findByText(/We are checking this review/)
  expect(screen.getByText(ownRating.comment)).toBeTruthy()
})

test('a review is deleted after a confirmation', async () => {
  const { user, rating } = await renderReviews({ own: ownRating })
  await user.click(await screen.findByRole('button', { name: 'Delete your review' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete your review' }))
  expect(rating.deleteProductRating).not.toHaveBeenCalled()

  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Rating deleted')
  expect(rating.deleteProductRating).toHaveBeenCalledExactlyOnceWith({ ratingId: ownRating._id })
  expect(screen.queryByText('Your review')).toBeNull()
  expect(screen.getByRole('button', { name: 'Submit review' })).toBeTruthy()
  expect(document.activeElement).toBe(star('1 star'))
})

test.each([
  [refusal(404, 'Rating not found'), 'Rating not found'],
  [refusal(502), 'Failed to delete rating'],
])('a review that cannot be deleted (%s) stays in the list', async (failure, sentence) => {
  const deleteProductRating = async () => {
    throw failure
  }
  const { user } = await renderReviews({ own: ownRating, calls: { deleteProductRating } })
  await user.click(await screen.findByRole('button', { name: 'Delete your review' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText(sentence)
  expect(screen.getByText('Your review')).toBeTruthy()
})
