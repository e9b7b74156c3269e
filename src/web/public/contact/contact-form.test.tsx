import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { ContactPanel } from './contact-panel.tsx'

beforeEach(() => localStorage.clear())

type Send = Client['contact']['send']
const sent = '✅ Your message has been sent successfully!'
const failed = '❌ Something went wrong. Please try again later.'
const anjali = { _id: '1', name: 'Anjali Ramgoolam', email: 'anjali@example.mu', role: 'user' }

async function open(send: Send, person: typeof anjali | null = null) {
  const client = {
    account: { status: async () => ({ authenticated: person !== null }), me: async () => person },
    contact: { send },
  }
  return (await renderInApp(<ContactPanel />, { client })).user
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))

function fillIn() {
  write('Name', 'Kevin Li')
  write('Email', 'kevin@example.mu')
  write('Message', 'Is the market open on Sundays?')
}

test('a message is sent with an empty honeypot, and a confirmation replaces the form', async () => {
  const send = vi.fn<Send>(async () => ({ success: true, message: sent }))
  const user = await open(send)
  fillIn()
  press()
  const news = await screen.findByText(sent)
  expect(screen.getByText('We answer by mail to kevin@example.mu.')).toBeTruthy()
  expect(document.activeElement?.contains(news)).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: 'Kevin Li',
    email: 'kevin@example.mu',
    message: 'Is the market open on Sundays?',
    website: '',
  })
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(box('Message').value).toBe('')
})

test('a filled honeypot is sent, and people can neither see nor focus it', async () => {
  const send = vi.fn<Send>(async () => ({ success: true, message: sent }))
  await open(send)
  fillIn()
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')
  expect(trap?.tabIndex).toBe(-1)
  expect(trap?.closest('[aria-hidden=true]')).toBeTruthy()
  if (trap) fireEvent.change(trap, { target: { value: 'https://example.com' } })
  press()
  await screen.findByText(sent)
  expect(send.mock.calls[0]?.[0].website).toBe('https://example.com')
})

test.each([
  [
    'a failure of the server',
    new ApiError(502, { message: failed, code: 'form-service-failed' }),
    'in a moment',
  ],
  [
    'too many messages',
    new ApiError(429, { message: 'Too many attempts. Please try again in 9 minutes.', code: 'too-many' }),
    'Please try again in 9 minutes.',
  ],
  ['no network', new TypeError('Failed to fetch'), 'Check your connection'],
])('%s is said to the letter, with its reason, and nothing typed is lost', async (_, error, reason) => {
  await open(async () => {
    throw error
  })
  fillIn()
  press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(failed)
  expect(alert.textContent).toContain(reason)
  expect([box('Name').value, box('Email').value, box('Message').value]).toEqual([
    'Kevin Li',
    'kevin@example.mu',
    'Is the market open on Sundays?',
  ])
})

test('an answer with success: false counts as a failure', async () => {
  await open(async () => ({ success: false, message: '' }))
  fillIn()
  press()
  await screen.findByText(failed)
})

test('an incomplete message is not sent, and the first empty field gets the focus', async () => {
  const send = vi.fn<Send>()
  await open(send)
  write('Name', 'Kevin Li')
  write('Email', 'kevin')
  press()
  await screen.findByText('Please enter a valid email address.')
  expect(screen.getByText('Please write a message.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Email'))
  expect(send).not.toHaveBeenCalled()
})

test('a session fills in name and email without overwriting typed text', async () => {
  await open(vi.fn<Send>(), anjali)
  write('Name', 'Somebody else')
  await waitFor(() => expect(box('Email').value).toBe(anjali.email))
  expect(box('Name').value).toBe('Somebody else')
})
