import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NumberAnswer } from '#contract/public/number-check.ts'
import { renderInApp } from '#tests/support/web/render-in-app.tsx'
import type { Send } from '#web/shared/api/client.ts'
import { NumberCheck } from './number-check.tsx'

const origin = 'https://zilbazar.mu'
const anjali: NumberAnswer['stores'][number] = {
  _id: '0193b1c2-7d4e-7a11-8f00-00c0ffee0001',
  name: 'Chez Anjali',
  city: 'Curepipe',
  isSuspended: false,
  checkedOn: '2026-10-03',
  numberChangedOn: null,
  checks: { verifiedUntil: null, halalCheckedUntil: null },
}

beforeEach(() => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
})

async function open(status: number, body: object) {
  const send = vi.fn<Send>(async () => ({ status, body }))
  const { user } = await renderInApp(<NumberCheck send={send} origin={origin} />, { send })
  return { user, send }
}
const type = (number: string) =>
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: number } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Check' }))

test('a known number is answered with the store and the way to it', async () => {
  const { send } = await open(200, { message: 'This number belongs to Chez Anjali.', stores: [anjali] })
  type('+230 5755-0142')
  press()
  await screen.findByText('This number belongs to Chez Anjali.')
  expect(screen.getByText('5 755 0142')).toBeTruthy()
  expect(screen.getByText('Checked on 03/10/2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the store' }).getAttribute('href')).toBe(
    `/store/${anjali._id}`,
  )
  expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', body: { number: '+230 5755-0142' } })
  expect(send.mock.calls[0]?.[0].url).toBe('/api/check/number')
})

test('a number that is not known leads to the advice, and is not called a fraud', async () => {
  await open(200, { message: 'This number is not known here.', stores: [] })
  type('57550142')
  press()
  await screen.findByText('This number is not known here.')
  expect(screen.getByRole('link', { name: 'Before you pay' }).getAttribute('href')).toBe('#before-you-pay')
  expect(document.body.textContent).not.toMatch(/fraud|scam/i)
})

test('a suspended store is named without a link, and a changed number with its day', async () => {
  await open(200, {
    message: 'This number belongs to these stores.',
    stores: [
      { ...anjali, numberChangedOn: '2026-11-01' },
      { ...anjali, _id: '2', name: 'Kot Ravi', isSuspended: true },
    ],
  })
  type('57550142')
  press()
  await screen.findByText(/changed its number on 01\/11\/2026/)
  expect(screen.getByText('Kot Ravi')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'See the store' })).toHaveLength(1)
})

test.each([
  ['5755', 'That is not a whole phone number.'],
  ['57550142 / 57550143', 'Please check one number at a time.'],
])('%s is not sent, and the field keeps it', async (typed, words) => {
  const { send } = await open(200, {})
  type(typed)
  press()
  await screen.findByText(new RegExp(words))
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe(typed)
  expect(send).not.toHaveBeenCalled()
})

test('too many tries are said in the words of the server', async () => {
  await open(429, { message: 'Too many attempts. Please try again in 9 minutes.', code: 'too-many' })
  type('57550142')
  press()
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again in 9 minutes.')
})

test.each([
  ['is refused', 'NotAllowedError', /The camera is not allowed/],
  ['is missing', 'NotFoundError', /The camera could not be opened/],
])('a camera that %s is said, and the number can be typed', async (_, name, words) => {
  const getUserMedia = vi.fn(async () => {
    throw Object.assign(new Error('no camera'), { name })
  })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  await open(200, {})
  expect(getUserMedia).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Scan a code' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.getByLabelText('Phone number')).toBeTruthy()
})
