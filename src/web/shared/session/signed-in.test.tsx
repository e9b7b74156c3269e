import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/shapes/session.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { useSignedIn } from './signed-in.ts'

const anna: User = { _id: '1', name: 'Anna', email: 'anna@example.mu', role: 'user' }
const sentence = 'Please log in to submit a review.'

// Modules loaded on demand are imported first, because a busy machine may take seconds.
beforeAll(async () => {
  await Promise.all([
    import('#web/ui/overlays/toast-list.tsx'),
    import('#web/ui/overlays/linked-toast.tsx'),
    import('./ask-to-log-in.ts'),
  ])
})
beforeEach(() => localStorage.clear())

function ReviewButton({ onReview }: { onReview: () => void }) {
  const signedIn = useSignedIn()
  return (
    <button
      type="button"
      onClick={() => signedIn('review', { kind: 'review', of: 'product', id: 'soap' }, onReview)}
    >
      Rate
    </button>
  )
}

async function press(status: () => Promise<{ authenticated: boolean }>) {
  const onReview = vi.fn()
  const client = { account: { status, me: async () => anna } }
  await renderInApp(<ReviewButton onReview={onReview} />, { client })
  await userEvent.click(screen.getByRole('button', { name: 'Rate' }))
  return onReview
}

test('a visitor is asked to log in, and the action does not run', async () => {
  const onReview = await press(async () => ({ authenticated: false }))
  await screen.findByText(sentence)
  expect(onReview).not.toHaveBeenCalled()
})

test('an action waits while the session is unknown', async () => {
  let known = (_status: { authenticated: boolean }) => {}
  const onReview = await press(() => new Promise((done) => (known = done)))
  expect(onReview).not.toHaveBeenCalled()
  known({ authenticated: true })
  await vi.waitFor(() => expect(onReview).toHaveBeenCalledWith(anna))
})

test('a failed session check leads to the login prompt', async () => {
  const onReview = await press(async () => {
    throw new TypeError('no network')
  })
  await screen.findAllByText(sentence)
  expect(onReview).not.toHaveBeenCalled()
})
