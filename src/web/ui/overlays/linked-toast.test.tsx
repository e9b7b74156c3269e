import { cleanup, screen } from '@testing-library/react'
import { toast as library } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import { toast } from './toast.ts'
// This module is loaded on demand in the browser and must be ready in tests.
import './toast-list.tsx'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'

afterEach(() => {
  cleanup()
  library.remove()
})

test('a toast with a link does not take the focus from a field', async () => {
  const { user } = await renderInApp(<textarea aria-label="Comment" />)
  const comment = screen.getByLabelText<HTMLTextAreaElement>('Comment')
  await user.type(comment, 'Lovely ')
  void toast.withLink({ sentence: 'Please log in first.', label: 'Log in', to: '/login' })
  await screen.findByRole('link', { name: 'Log in' })
  expect(document.activeElement).toBe(comment)
  await user.keyboard('soap')
  expect(comment.value).toBe('Lovely soap')
})
