import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionEnded } from '#web/shared/session/session.ts'
// The browser loads this module on demand; the test loads it beforehand.
import './registration-form.tsx'
import {
  answered,
  aShopper,
  aStoreOwner,
  noNetwork,
  renderStoreScreen,
} from '#tests/support/web/render-store-screen.tsx'
import { settled } from '#tests/support/web/settled.ts'
import { AdminSignupPage, adminSignupHead } from './admin-signup.tsx'

const anApplication = (state: string) => ({ _id: '1', state, businessName: 'Ti Lakaz' })
const standing = (isApproved: boolean, application: object | null = null) => ({
  '/applications/mine': answered({ application, isApproved, hasStore: false }),
})
const open = (circumstances: Parameters<typeof renderStoreScreen>[1]) =>
  renderStoreScreen(<AdminSignupPage />, { answers: standing(true), ...circumstances })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const aForm = () => screen.queryByRole('button', { name: 'Create my store' })

test('a visitor is asked to log in first, and sees the steps of joining', async () => {
  await open({ person: null })
  await screen.findByText('Log in first')
  expect(screen.getByText(/You need a verified user account first/)).toBeTruthy()
  expect(hrefOf('Login')).toBe('/login?next=%2Fadmin%2Fsignup')
  expect(hrefOf('Sign Up')).toBe('/signup?next=%2Fadmin%2Fsignup')
  const joining = within(screen.getByRole('region', { name: 'How a store joins' }))
  expect(joining.getAllByRole('listitem')).toHaveLength(3)
  const ways = joining.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/display-request', '/contact'])
  expect(aForm()).toBeNull()
})

test.each([
  ['who has not applied', null, 'An application comes first', 'Apply for your store'],
  [
    'whose application is with us',
    anApplication('open'),
    'Your application is with us',
    'See your application',
  ],
  ['who was asked something', anApplication('asked'), 'We have a question', 'Answer the question'],
  [
    'who was refused',
    anApplication('refused'),
    'We could not approve your application',
    'See your application',
  ],
])('a person %s learns before the form what comes first', async (_, application, heading, link) => {
  await open({ person: aShopper, answers: standing(false, application) })
  expect(await screen.findByText(heading)).toBeTruthy()
  const links = screen.getAllByRole('link', { name: link }).map((found) => found.getAttribute('href'))
  expect(links.at(-1)).toBe('/display-request')
  expect(aForm()).toBeNull()
})

test('an approval that fails to load can be retried', async () => {
  let isReached = false
  const mine = async () => (isReached ? standing(true)['/applications/mine']() : noNetwork())
  const { user } = await open({ person: aShopper, answers: { '/applications/mine': mine } })
  await screen.findByText('Your account could not be loaded')
  isReached = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Store name')
})

test('an approved person sees the form', async () => {
  await open({ person: aShopper })
  await screen.findByRole('region', { name: 'Your store' })
  expect(aForm()).toBeTruthy()
})

test('a store owner gets a link to the existing store', async () => {
  const { user, address } = await open({ person: aStoreOwner })
  await screen.findByText('You have a store already')
  expect(aForm()).toBeNull()
  expect(hrefOf('Forgot the store password?')).toBe('/admin/login?forgot=true')
  await user.click(screen.getByRole('button', { name: 'Dashboard' }))
  await waitFor(() => expect(address()).toBe('/admin/login'))
})

test('a skeleton is shown until the session is known, and a failure can be retried', async () => {
  await open({ account: { status: () => new Promise(() => {}) } })
  expect(screen.getByRole('status').textContent).toBe('Loading')
  cleanup()
  await open({ account: { status: noNetwork } })
  await screen.findByText('Your account could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('typed text stays when the session ends', async () => {
  await open({ person: aShopper })
  fireEvent.change(await screen.findByLabelText('Store name'), { target: { value: 'Ti Lakaz' } })
  sessionEnded()
  await settled()
  expect(screen.getByLabelText<HTMLInputElement>('Store name').value).toBe('Ti Lakaz')
})

test('leaving a form with input asks first', async () => {
  const { user, address } = await open({ person: aShopper })
  fireEvent.change(await screen.findByLabelText('Store name'), { target: { value: 'Ti Lakaz' } })
  await user.click(screen.getByRole('link', { name: 'contact us' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(address()).toBe('/')
  expect(screen.getByLabelText<HTMLInputElement>('Store name').value).toBe('Ti Lakaz')
})

test('an untouched form disappears when the session ends', async () => {
  await open({ person: aShopper })
  await screen.findByLabelText('Store name')
  sessionEnded()
  await screen.findByText('Log in first')
})

test('the page is marked noindex', () => {
  expect(adminSignupHead('https://zilbazar.mu').meta).toContainEqual({ name: 'robots', content: 'noindex' })
})
