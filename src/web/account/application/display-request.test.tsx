import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnApplication } from '#contract/shapes/application.ts'
import {
  answered,
  aShopper,
  aStoreOwner,
  noNetwork,
  refused,
  renderStoreScreen,
} from '#tests/support/web/render-store-screen.tsx'
import type { Answer } from '#web/shared/api/client.ts'
import { sessionEnded } from '#web/shared/session/session.ts'
import { Page } from './display-request.tsx'

const facts = {
  businessName: 'Ti Lakaz Ltd',
  registrationNumber: 'C12345678',
  phone: '5 755 0142',
  sells: 'Cakes and sweets, since 2019.',
  claimsHalal: false,
}
const anApplication = (changes: Partial<OwnApplication>): OwnApplication => ({
  _id: '01890000-0000-7000-8000-000000000009',
  ...facts,
  state: 'open',
  question: '',
  answer: '',
  refusal: '',
  createdAt: '2026-11-14T08:05:00.000Z',
  decidedAt: null,
  ...changes,
})
const standing = (application: OwnApplication | null, isApproved = false) => ({
  application,
  isApproved,
  hasStore: false,
})

type Circumstances = NonNullable<Parameters<typeof renderStoreScreen>[1]>
type Sending = (call: { method: string }) => Promise<Answer>

/** Reading and writing share one path, except for the first application. */
async function open(mine: object, { sending, ...others }: Circumstances & { sending?: Sending } = {}) {
  const now = { ...mine }
  const page = await renderStoreScreen(<Page />, {
    answers: {
      '/applications/mine': (call) =>
        call.method === 'PUT' && sending ? sending(call) : answered({ ...now })(),
      '/applications': (call) => (sending ?? answered({ message: 'Thank you.' }))(call),
    },
    ...others,
  })
  return { ...page, becomes: (next: object) => Object.assign(now, next) }
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function fillIn() {
  write('Business name', facts.businessName)
  write('Business registration number', facts.registrationNumber)
  write('Phone', facts.phone)
  write('What you sell', facts.sells)
}

test('a visitor is asked to log in or sign up, and both return to the application', async () => {
  await open(standing(null), { person: null })
  await screen.findByText('Log in first')
  expect(hrefOf('Login')).toBe('/login?next=%2Fdisplay-request')
  expect(hrefOf('Sign Up')).toBe('/signup?next=%2Fdisplay-request')
  expect(screen.getByText(/You need a user account first/)).toBeTruthy()
  expect(hrefOf('Contact us')).toBe('/contact')
  expect(hrefOf('Register your store')).toBe('/admin/signup')
  expect(screen.getByText('Rs 1,500 a month')).toBeTruthy()
})

test('after applying, a person sees that the application was received', async () => {
  const { sentTo, becomes } = await open(standing(null))
  await screen.findByLabelText('Business name')
  fillIn()
  fireEvent.click(screen.getByLabelText('What we sell is halal'))
  becomes(standing(anApplication({ claimsHalal: true })))
  press('Send application')
  const news = await screen.findByRole('heading', { name: 'Your application is with us' })
  expect(document.activeElement).toBe(news)
  expect(sentTo('/applications')).toEqual([{ ...facts, claimsHalal: true }])
  expect(screen.getByText(new RegExp(`We write to ${aShopper.email}`))).toBeTruthy()
  expect(screen.getByText('C12345678')).toBeTruthy()
  expect(screen.getByText('14/11/2026 12:05')).toBeTruthy()
})

test('an incomplete application shows an error beside each empty field and sends nothing', async () => {
  const { sentTo } = await open(standing(null))
  await screen.findByLabelText('Business name')
  write('Phone', 'call me')
  press('Send application')
  await screen.findByText('Please enter the name of your business.')
  expect(screen.getByText('Please enter the registration number.')).toBeTruthy()
  expect(screen.getByText('Please enter a phone number.')).toBeTruthy()
  expect(screen.getByText('Please write what you sell.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Business name'))
  expect(sentTo('/applications')).toEqual([])
})

test('a failed application keeps the typed text', async () => {
  await open(standing(null), { sending: noNetwork })
  await screen.findByLabelText('Business name')
  fillIn()
  press('Send application')
  await screen.findByText('Something went wrong!')
  expect(box('What you sell').value).toBe(facts.sells)
})

test('a session that ends while typing keeps the form and offers a login', async () => {
  await open(standing(null), { sending: refused(401, 'not-logged-in', 'Please log in.') })
  await screen.findByLabelText('Business name')
  fillIn()
  sessionEnded()
  press('Send application')
  await screen.findByText('Please log in.')
  expect(hrefOf('Log in again')).toBe('/login')
  expect(box('Business name').value).toBe(facts.businessName)
})

test('our question is shown and answered; earlier answers can be corrected', async () => {
  const asked = anApplication({ state: 'asked', question: 'Who bakes\nthe cakes?' })
  const { sentTo, becomes } = await open(standing(asked), { sending: answered({ message: 'Thank you.' }) })
  await screen.findByRole('heading', { name: 'We have a question' })
  expect(document.querySelector('blockquote')?.textContent).toBe('Who bakes\nthe cakes?')
  expect(box('Business name').value).toBe(facts.businessName)
  press('Send answer')
  await screen.findByText('Please write an answer.')
  write('Your answer', 'My sister does.')
  write('Phone', '210 1234')
  becomes(standing(anApplication({ question: asked.question, answer: 'My sister does.' })))
  press('Send answer')
  await screen.findByRole('heading', { name: 'Your application is with us' })
  const sent = sentTo('/applications/mine').filter(Boolean)
  expect(sent).toEqual([{ ...facts, phone: '210 1234', answer: 'My sister does.' }])
  expect(screen.getByText('My sister does.')).toBeTruthy()
})

test('an approved person gets a link to the registration', async () => {
  await open(standing(anApplication({ state: 'approved', decidedAt: '2026-11-15T08:00:00.000Z' }), true))
  const panel = await screen.findByRole('region', { name: 'You are approved' })
  expect(panel.querySelector('a')?.getAttribute('href')).toBe('/admin/signup')
  expect(screen.queryByLabelText('Business name')).toBeNull()
})

test('a refused person sees reason and date, and can apply again with the earlier answers', async () => {
  const refusedOne = anApplication({
    state: 'refused',
    refusal: 'The registration number belongs to another business.',
    decidedAt: '2026-11-15T08:00:00.000Z',
  })
  const { sentTo } = await open(standing(refusedOne))
  await screen.findByText('The registration number belongs to another business.')
  expect(screen.getByText('We decided on 15/11/2026, and this is why:')).toBeTruthy()
  press('Apply again')
  expect(box('Business name').value).toBe(facts.businessName)
  write('Business registration number', 'C87654321')
  press('Send application')
  await waitFor(() =>
    expect(sentTo('/applications')).toEqual([{ ...facts, registrationNumber: 'C87654321' }]),
  )
})

test('a person whose store was deleted can apply again', async () => {
  await open(standing(anApplication({ state: 'approved', decidedAt: '2026-11-15T08:00:00.000Z' }), false))
  expect((await screen.findByLabelText<HTMLInputElement>('Business name')).value).toBe(facts.businessName)
})

test('an application sent in another tab replaces the form', async () => {
  const sentence = 'Your application is with us already.'
  const { becomes } = await open(standing(null), { sending: refused(409, 'applied', sentence) })
  await screen.findByLabelText('Business name')
  fillIn()
  becomes(standing(anApplication({})))
  press('Send application')
  await screen.findByText(sentence)
  await screen.findByRole('heading', { name: 'Your application is with us' })
})

test('a store owner gets a link to the existing store', async () => {
  await open(standing(null), { person: aStoreOwner })
  await screen.findByText('You have a store already')
  expect(screen.getByRole('button', { name: 'Dashboard' })).toBeTruthy()
})

test('an application that fails to load can be retried', async () => {
  await open({}, { answers: { '/applications/mine': noNetwork } })
  await screen.findByText('Your application could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
