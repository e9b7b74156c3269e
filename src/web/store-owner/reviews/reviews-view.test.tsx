import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnStoreReview } from '#contract/store-owner/reviews.ts'
import { anId } from '#tests/support/web/fee-samples.ts'
import { answered, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { ReviewsView } from './reviews-view.tsx'

const review: OwnStoreReview = {
  _id: anId(1),
  of: { kind: 'product', _id: anId(2), name: 'Lemongrass soap' },
  user: { _id: anId(3), name: 'Anjali' },
  rating: 2,
  comment: 'Too small.',
  createdAt: '2026-11-12T08:00:00Z',
  updatedAt: '2026-11-12T08:00:00Z',
  answer: null,
}
const anAnswer = {
  _id: anId(4),
  text: 'We have larger ones.',
  at: '2026-11-13T08:00:00Z',
  isOlderThanReview: false,
  removal: null,
}
const page = (...reviews: OwnStoreReview[]) => ({
  reviews,
  unanswered: 1,
  page: 1,
  total: reviews.length,
  totalPages: 1,
})

async function open(shown: ReturnType<typeof page>, answer = answered({ message: 'It is shown.' })) {
  const sent: ApiCall[] = []
  const { user } = await renderStoreScreen(<ReviewsView page={1} show="all" />, {
    answers: {
      '/admin/reviews?page=1&show=all': answered(shown),
      [`/reviews/product/${review._id}/answer`]: (call) => {
        sent.push(call)
        return answer()
      },
    },
  })
  await screen.findByText('Not answered yet')
  return { user, sent }
}

test('a review is answered where it is read; a blank answer is not sent', async () => {
  const { user, sent } = await open(page(review))
  await user.click(screen.getByRole('button', { name: 'Answer the review by Anjali' }))
  const box = screen.getByLabelText<HTMLTextAreaElement>('Your answer')
  await waitFor(() => expect(document.activeElement).toBe(box))
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Please write your answer.')
  expect(sent).toEqual([])
  await user.type(box, 'We have larger ones.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { text: 'We have larger ones.' } })
  await screen.findByText('It is shown.')
})

test('an answer that is refused stays in its form with the reason', async () => {
  const { user } = await open(page(review), refused(409, 'answer-removed', 'Not any more.'))
  await user.click(screen.getByRole('button', { name: 'Answer the review by Anjali' }))
  await user.type(screen.getByLabelText('Your answer'), 'Hello.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Not any more.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Hello.')
})

test('an answer can be changed, and removed after a question', async () => {
  const { user, sent } = await open(page({ ...review, answer: anAnswer }))
  await user.click(screen.getByRole('button', { name: 'Change the answer to Anjali' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('We have larger ones.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Remove the answer to Anjali' }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE' }]))
})

test('an answer that the website owner removed shows the reason and cannot be changed', async () => {
  const removal = { reason: 'It insults somebody.', at: '2026-11-14T08:00:00Z' }
  await open(page({ ...review, answer: { ...anAnswer, removal } }))
  const card = within(screen.getByRole('article'))
  expect(card.getByText('It insults somebody.')).toBeTruthy()
  expect(card.getByText(/removed this answer on 14\/11\/2026/)).toBeTruthy()
  expect(card.queryByRole('button')).toBeNull()
})

test('a store without reviews reads what will be here', async () => {
  await open(page())
  expect(screen.getByText('No reviews yet')).toBeTruthy()
})
