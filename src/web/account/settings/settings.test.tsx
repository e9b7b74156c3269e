import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { letTimePass } from '#tests/support/web/let-time-pass.ts'
import { answer, aPerson, noNetwork, refuse, renderAccount } from '#tests/support/web/render-account.tsx'
import type { Client } from '#web/shared/api/client.ts'
import { SettingsPage } from './settings.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-15T08:00:30.000Z') })
})
afterEach(() => {
  cleanup()
  toast.remove()
  localStorage.clear()
  vi.useRealTimers()
})

const person = aPerson()
const session = (device: string, lastUsedAt: string, isCurrent = false) => ({
  _id: device,
  device,
  lastUsedAt,
  createdAt: '2026-11-01T00:00:00.000Z',
  isCurrent,
})
const phone = session('Safari on iPhone', '2026-11-12T20:30:00.000Z')
const laptop = session('Firefox on Windows', '2026-11-15T07:55:00.000Z')
const here = session('Chrome on Linux', '2026-11-15T07:40:00.000Z', true)

async function openSettings(calls: Partial<Client['account']> = {}) {
  const page = await renderAccount(<SettingsPage />, {
    status: async () => ({ authenticated: true }),
    me: async () => person,
    sessions: async () => ({ sessions: [phone, laptop, here] }),
    ...calls,
  })
  await screen.findByRole('heading', { level: 1, name: 'Account Settings' })
  return page
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('name and email are shown', async () => {
  await openSettings()
  const you = await section('About you')
  expect(you.getByText(person.name)).toBeTruthy()
  expect(you.getByText(person.email)).toBeTruthy()
  expect(you.getByLabelText<HTMLInputElement>('Name').value).toBe(person.name)
})

test('a visitor is asked to log in, and the login returns to the settings', async () => {
  await openSettings({ status: async () => ({ authenticated: false }) })
  await screen.findByText('Log in to see your settings')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fsettings')
})

test('a skeleton is shown until the session is known', async () => {
  await openSettings({ status: () => new Promise(() => {}) })
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('a session that fails to load can be retried', async () => {
  let attempts = 0
  const { user } = await openSettings({
    status: () => (attempts++ === 0 ? noNetwork() : Promise.resolve({ authenticated: true })),
  })
  await screen.findByText('Your account could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await section('About you')
})

test('a new name is saved', async () => {
  const changeName = vi.fn(async () => ({ ...person, name: 'Anjali R.' }))
  const { user } = await openSettings({ changeName })
  const you = await section('About you')
  await user.clear(you.getByLabelText('Name'))
  await user.type(you.getByLabelText('Name'), 'Anjali R.{Enter}')
  expect(await screen.findByText('Your name is saved.')).toBeTruthy()
  expect(changeName).toHaveBeenCalledWith({ name: 'Anjali R.' })
  expect(you.getByText('Anjali R.')).toBeTruthy()
})

test('open sessions: this device first, then by last use, in Mauritius time', async () => {
  await openSettings()
  const sessions = await section('Open sessions')
  await sessions.findByText('Chrome on Linux')
  expect(sessions.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Chrome on LinuxThis deviceLast used 20 minutes ago',
    'Firefox on WindowsLast used 5 minutes agoLog out',
    'Safari on iPhoneLast used on 13/11/2026 at 00:30Log out',
  ])
})

test('a session that is ended leaves the list', async () => {
  let sessions = [here, phone]
  const endSession = vi.fn(async () => {
    sessions = [here]
    return { message: 'Ended.' }
  })
  const { user } = await openSettings({ endSession, sessions: async () => ({ sessions }) })
  await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }))
  expect(await screen.findByText('Safari on iPhone is logged out.')).toBeTruthy()
  expect(endSession).toHaveBeenCalledWith({ sessionId: phone._id })
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
})

test('a session that has already ended leaves the list without a toast', async () => {
  let sessions = [here, phone]
  const { user } = await openSettings({
    sessions: async () => ({ sessions }),
    endSession: () => {
      sessions = [here]
      return refuse(404, 'not-found', 'There is no such session.')()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(screen.queryByText('There is no such session.')).toBeNull()
})

test('logging out everywhere shows a toast and goes to the home page', async () => {
  const endAllSessions = vi.fn(answer('Ended.'))
  const { user, address } = await openSettings({ endAllSessions })
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByText('You are logged out everywhere.')).toBeTruthy()
  expect(address()).toBe('/')
})

test('sessions that fail to load can be retried', async () => {
  let attempts = 0
  const { user } = await openSettings({
    sessions: () => (attempts++ === 0 ? noNetwork() : Promise.resolve({ sessions: [here] })),
  })
  const sessions = await section('Open sessions')
  await sessions.findByText('Your sessions could not be loaded.')
  await user.click(sessions.getByRole('button', { name: 'Try again' }))
  await sessions.findByText('Chrome on Linux')
})

test('the personal data is downloaded as a file named with the day', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const everything = { exportedAt: '2026-11-15T08:00:00.000Z' } as Awaited<
    ReturnType<Client['account']['myData']>
  >
  const { user } = await openSettings({ myData: async () => everything })
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(names).toEqual(['zilbazar-my-data-2026-11-15.json']))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(everything)
  vi.restoreAllMocks()
})

async function askToDelete(deleteAccount: Client['account']['deleteAccount']) {
  const call = vi.fn(deleteAccount)
  const { user, address } = await openSettings({ deleteAccount: call })
  const button = await screen.findByRole('button', { name: 'Delete My Account' })
  await user.click(button)
  const question = await screen.findByRole('alertdialog', { name: 'Delete your account for good?' })
  return { user, address, button, question, call, choices: within(question) }
}

test('the account is deleted only after Confirm, by its own id', async () => {
  const { user, choices, call } = await askToDelete(answer('Account deleted successfully.'))
  expect(call).not.toHaveBeenCalled()
  await user.click(choices.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Account deleted successfully.')).toBeTruthy()
  expect(call.mock.calls).toEqual([[{ userId: person._id }]])
})

test.each(['the Cancel button', 'Escape'])('%s keeps the account and returns the focus', async (way) => {
  const { user, button, choices, call } = await askToDelete(answer('Account deleted successfully.'))
  expect(document.activeElement).toBe(choices.getByRole('button', { name: 'Cancel' }))
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(choices.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(call).not.toHaveBeenCalled()
})

test('an unanswered confirmation disappears after 10 seconds and can be opened again', async () => {
  const { user, button, call } = await askToDelete(answer('Account deleted successfully.'))
  await letTimePass(9_000)
  expect(screen.queryByRole('alertdialog')).not.toBeNull()
  await letTimePass(1_100)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(call).not.toHaveBeenCalled()
  await user.click(button)
  await screen.findByRole('alertdialog')
})

test('the confirmation disappears when the page is left', async () => {
  await askToDelete(answer('Account deleted successfully.'))
  cleanup()
  await openSettings()
  await letTimePass(500)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each([
  [refuse(409, 'has-store', 'Close your store first.'), 'Close your store first.'],
  [refuse(500, 'internal', 'Our fault.'), 'Failed to delete account.'],
  [noNetwork, 'Failed to delete account.'],
])('an account that cannot be deleted stays, and the reason is said (%#)', async (refused, sentence) => {
  const { user, choices } = await askToDelete(refused)
  await user.click(choices.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' }).disabled).toBe(false),
  )
})

test('when the login was a while ago the password is asked for, and the deletion goes on by itself', async () => {
  let tries = 0
  const needed = refuse(403, 'password-needed', 'Please enter your password once more to go on.')
  const deleteAccount = vi.fn(() => (tries++ === 0 ? needed() : answer('Account deleted successfully.')()))
  const confirmPassword = vi.fn(answer('Thank you, that is your password.'))
  const { user } = await openSettings({ deleteAccount, confirmPassword })
  await user.click(await screen.findByRole('button', { name: 'Delete My Account' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Your password, once more' }))
  const password = asked.getByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  await user.type(password, 'coral and cane{Enter}')
  expect(await screen.findByText('Account deleted successfully.')).toBeTruthy()
  expect(confirmPassword.mock.calls).toEqual([[{ password: 'coral and cane' }]])
  expect(deleteAccount).toHaveBeenCalledTimes(2)
})

test('closing the password dialog keeps the account and returns the focus', async () => {
  const deleteAccount = vi.fn(
    refuse(403, 'password-needed', 'Please enter your password once more to go on.'),
  )
  const { user } = await openSettings({ deleteAccount })
  const button = await screen.findByRole('button', { name: 'Delete My Account' })
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByRole('dialog', { name: 'Your password, once more' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(deleteAccount).toHaveBeenCalledTimes(1)
})
