// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import { notice } from './notice.ts'
// Fetched on demand in the browser; here it should be there when it is asked for.
import './notice-board.tsx'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

test('a notice with a link leaves the focus with whoever is typing', async () => {
  const { user } = await renderInApp(<textarea aria-label="Comment" />)
  const comment = screen.getByLabelText<HTMLTextAreaElement>('Comment')
  await user.type(comment, 'Lovely ')
  void notice.withLink({ sentence: 'Please log in first.', label: 'Log in', to: '/login' })
  await screen.findByRole('link', { name: 'Log in' })
  expect(document.activeElement).toBe(comment)
  await user.keyboard('soap')
  expect(comment.value).toBe('Lovely soap')
})
