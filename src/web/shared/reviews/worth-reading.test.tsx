import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { fakeUploads } from '#tests/support/web/fake-uploads.ts'
import {
  aReview,
  ownRating,
  prepareReviews,
  refusal,
  renderReviews,
  someReviews,
  star,
} from '#tests/support/web/render-reviews.tsx'

prepareReviews()
beforeAll(async () => {
  await Promise.all([
    import('./photo-dialog.tsx'),
    import('./photo-field.tsx'),
    import('./review-photos.tsx'),
    import('./press-helpful.ts'),
  ])
})

const helpful = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`Helpful.*, review by ${name}$`) })
const photos = [
  { _id: 'one', image: '/media/upload/f_auto,q_auto,w_800/one.jpg', imagePlaceholder: null },
  { _id: 'two', image: '/media/upload/f_auto,q_auto,w_800/two.jpg', imagePlaceholder: null },
]

test('the orders are links beside the stars filter, and another order is asked of the server', async () => {
  const productReviewPage = vi.fn(async () => ({
    reviews: [aReview(7, { rating: 2 })],
    page: 1,
    total: 1,
    totalPages: 1,
    ratingCounts: [0, 1, 0, 0, 0],
  }))
  await renderReviews({
    isVisitor: true,
    calls: { productReviewPage },
    reviews: { newest: someReviews(2), sort: 'lowest' },
  })
  const orders = within(screen.getByRole('navigation', { name: 'Order of the reviews' })).getAllByRole('link')
  expect(orders.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Newest', '/product/soap#reviews'],
    ['Most helpful', '/product/soap?sort=helpful#reviews'],
    ['Lowest rated', '/product/soap?sort=lowest#reviews'],
  ])
  expect(orders.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true'])
  expect(await screen.findByText('Comment 7')).toBeTruthy()
  expect(screen.queryByText('Comment 1')).toBeNull()
  expect(productReviewPage).toHaveBeenCalledWith(expect.objectContaining({ page: 1, sort: 'lowest' }))
})

test('a press marks a review as helpful, and another takes it back', async () => {
  const { user, rating } = await renderReviews()
  const button = await helpful('Person 1')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(button.textContent).toContain('· 1'))
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  expect(vi.mocked(rating.markHelpful).mock.calls).toEqual([
    [{ of: 'product', ratingId: 'review-1', isHelpful: true }],
    [{ of: 'product', ratingId: 'review-1', isHelpful: false }],
  ])
})

test('a mark that is refused is taken back, and the reason is said', async () => {
  const markHelpful = vi.fn(async () => {
    throw refusal(429, 'Please try again later.')
  })
  const { user } = await renderReviews({ calls: { markHelpful } })
  const button = await helpful('Person 1')
  await user.click(button)
  expect(await screen.findByText('Please try again later.')).toBeTruthy()
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('a visitor is asked to log in, and the mark waits for that', async () => {
  const { user, rating } = await renderReviews({ isVisitor: true })
  await user.click(await helpful('Person 2'))
  expect(await screen.findByText('Please log in to mark a review as helpful.')).toBeTruthy()
  expect(rating.markHelpful).not.toHaveBeenCalled()
  expect(JSON.parse(localStorage.getItem('zilbazar-wanted') ?? '{}').acts).toEqual([
    { kind: 'helpful', of: 'product', id: 'review-2' },
  ])
})

test('a confirmed sale has its badge', async () => {
  await renderReviews({ reviews: { newest: [aReview(1, { isSaleConfirmed: true }), aReview(2)] } })
  expect(screen.getAllByText('Sale confirmed by the store')).toHaveLength(1)
})

test('photos open in a dialog, turn by arrow keys, and the focus returns', async () => {
  const { user } = await renderReviews({ reviews: { newest: [aReview(1, { photos })] } })
  const link = await screen.findByRole('link', { name: 'Photo 2 of 2: Person 1' })
  await user.click(link)
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2: Person 1' })).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('dialog', { name: 'Photo 1 of 2: Person 1' })).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('dialog', { name: 'Photo 2 of 2: Person 1' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(link)
})

test('one’s own photos say that they are being checked', async () => {
  const own = { ...ownRating, photos: [{ ...(photos[0] as (typeof photos)[0]), isWaiting: true }] }
  await renderReviews({ own })
  expect(await screen.findByText('Being checked')).toBeTruthy()
})

test('photos are added when the form is used, and sent with the review', async () => {
  fakeUploads(async () => ({ body: { secure_url: '/media/upload/new.jpg' } }))
  const { user, rating } = await renderReviews()
  expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull()
  await user.click(star('5 stars'))
  await screen.findByRole('button', { name: 'Add a photo' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['…'], 'a.jpg', { type: 'image/jpeg' })] } })
  expect(await screen.findByRole('button', { name: 'Remove photo 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await waitFor(() =>
    expect(rating.rateProduct).toHaveBeenCalledWith(
      expect.objectContaining({ rating: 5, photos: ['/media/upload/f_auto,q_auto,w_800/new.jpg'] }),
    ),
  )
  vi.unstubAllGlobals()
})
