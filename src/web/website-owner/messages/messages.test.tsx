import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/website-owner/messages.ts'
import { no, renderInConsole, yes } from '#tests/support/web/render-in-console.tsx'
import type { ApiCall } from '#web/shared/api/client.ts'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const aMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: '0193a000-0000-7000-8000-000000000001',
  name: 'Priya Doorgakant',
  email: 'priya@example.mu',
  message: 'Good morning.\n\nWhat papers do you need?',
  createdAt: '2026-11-14T20:30:00Z',
  readAt: null,
  repliedAt: null,
  replies: [],
  ...changes,
})
const aReply = { author: 'other@example.mu', text: 'None at all.', createdAt: '2026-11-15T05:00:00Z' }
const listOf = (...messages: ContactMessage[]) =>
  yes({ messages, unread: messages.length, page: 1, totalPages: 1, total: messages.length })

const from = { show: 'unread', page: 2 } as const
const open = (server: (call: ApiCall) => ReturnType<typeof yes>) =>
  renderInConsole(<MessageView id={aMessage()._id} from={from} />, server)

test('a message links to its page with the params of its list, and is dated in Mauritius time', async () => {
  await renderInConsole(<MessageList show="unread" page={1} />, () => listOf(aMessage()))
  const link = await screen.findByRole('link', { name: /Priya/ })
  expect(link.getAttribute('href')).toBe(`/owner/messages/${aMessage()._id}?show=unread`)
  expect(link.textContent).toContain('15/11/2026 00:30')
})

test('opening a message marks it as read, and its back link returns to the same list', async () => {
  const { sent } = await open(({ method }) => (method === 'POST' ? yes(aMessage()) : listOf()))
  await screen.findByText('Message from Priya Doorgakant')
  expect(sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    `/api/owner/messages/${aMessage()._id}/read`,
  ])
  expect(screen.getByRole('link', { name: 'Back to the messages' }).getAttribute('href')).toBe(
    '/owner/messages?show=unread&page=2',
  )
})

test('a reply is sent with the number of replies seen, appears in the conversation, and empties its field', async () => {
  const { user, sent } = await open(({ url, method }) => {
    if (url.endsWith('/reply')) return yes(aMessage({ replies: [aReply, { ...aReply, text: 'A form.' }] }))
    return method === 'POST' ? yes(aMessage({ replies: [aReply] })) : listOf()
  })
  await user.type(await screen.findByLabelText('Your reply'), 'A form.')
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  expect(await screen.findByText('Your reply to Priya Doorgakant is on its way.')).toBeTruthy()
  expect(sent.find(({ url }) => url.endsWith('/reply'))?.body).toEqual({ text: 'A form.', repliesSeen: 1 })
  expect(screen.getByText('A form.', { selector: 'p' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('')
})

test('a reply that somebody else sent first is shown, and the draft is kept', async () => {
  let isAnswered = false
  const { user } = await open(({ url, method }) => {
    if (url.endsWith('/reply')) {
      isAnswered = true
      return no(409, 'answered-meanwhile', 'This was answered meanwhile. Please read that answer first.')
    }
    return method === 'POST' ? yes(aMessage({ replies: isAnswered ? [aReply] : [] })) : listOf()
  })
  await user.type(await screen.findByLabelText('Your reply'), 'A form.')
  await user.click(screen.getByRole('button', { name: 'Send the reply' }))
  expect((await screen.findByRole('alert')).textContent).toContain('answered meanwhile')
  expect(await screen.findByText('None at all.')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('A form.'))
})
