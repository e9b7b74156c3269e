import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { weekdays } from '#domain/mauritius-time.ts'
import { aProfile, bodiesOf, refused, renderProfile } from '#tests/support/web/render-profile.tsx'
import { EditProfile } from './edit-profile.tsx'
// The browser loads these modules on demand; the test loads them beforehand.
import './position-field.tsx'
import './profile-form.tsx'

afterEach(() => {
  cleanup()
  toast.remove()
})

const saved = { message: 'Your store is updated.' }

async function open(profile: Partial<StoreProfile> = {}, update: unknown = saved) {
  const onSaved = vi.fn()
  const page = await renderProfile(<EditProfile onSaved={onSaved} />, {
    'GET /auth/admin/profile': { profile: aProfile(profile) },
    'PUT /auth/admin/update': update,
  })
  await screen.findByLabelText('Description')
  await screen.findByText('Mahébourg')
  const save = () => page.user.click(button('Save changes'))
  return { ...page, onSaved, save, changes: () => bodiesOf(page.sent, 'PUT') }
}

// Found by text, because a query by role takes a second among 700 options.
const button = (words: string) => screen.getByText(words).closest('button') as HTMLElement
const day = (weekday: string) => ({
  box: screen.getByLabelText<HTMLInputElement>(new RegExp(`^${weekday} ?Open$`)),
  from: screen.getByLabelText<HTMLSelectElement>(`${weekday} from`),
  to: screen.getByLabelText<HTMLSelectElement>(`${weekday} to`),
})
const closed = { open: false, from: null, to: null }
const week = Object.fromEntries(weekdays.map((weekday) => [weekday, closed]))

test('only what was changed is sent', async () => {
  const { user, save, changes, onSaved } = await open()
  await user.clear(screen.getByLabelText('Contact'))
  await user.type(screen.getByLabelText('Contact'), '5 755 9999')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(changes()).toEqual([{ contactInfo: '5 755 9999' }])
  expect(await screen.findByText('Your store is updated.')).toBeTruthy()
})

test('of an address only the changed parts are sent, always with the city', async () => {
  const { user, save, changes, onSaved } = await open()
  await user.clear(screen.getByLabelText('Street number'))
  await user.type(screen.getByLabelText('Address details'), 'Upstairs')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([{ address: { stNumber: null, details: 'Upstairs', city: 'Curepipe' } }])
})

test('the pin is moved with the arrow keys, and its position is said and sent', async () => {
  const { user, save, changes, onSaved } = await open()
  expect(await screen.findByText('Your store is shown at the position of Curepipe.')).toBeTruthy()
  screen.getByLabelText('Pin of your store').focus()
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(screen.getByText(/^20\.3\d+° south, 57\.5\d+° east$/)).toBeTruthy()
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([{ position: { latitude: expect.any(Number), longitude: expect.any(Number) } }])
})

test('the pin goes back to the city, also when the city changes', async () => {
  const position = { latitude: -20.31, longitude: 57.52 }
  const { user, save, changes, onSaved } = await open({ position })
  await user.click(await screen.findByText('Back to the position of Curepipe'))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([{ position: null }])
  cleanup()

  const again = await open({ position })
  await again.user.selectOptions(screen.getByLabelText('City'), 'Mahébourg')
  expect(await screen.findByText('Your store is shown at the position of Mahébourg.')).toBeTruthy()
  await again.save()
  await waitFor(() => expect(again.onSaved).toHaveBeenCalled())
  expect(again.changes()).toEqual([{ address: { city: 'Mahébourg' }, position: null }])
})

test('the payments that a store takes are sent together', async () => {
  const { user, save, changes, onSaved } = await open({ paymentsTaken: ['cash'] })
  await user.click(screen.getByLabelText('MauCAS QR'))
  await user.click(screen.getByLabelText('Juice'))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([{ paymentsTaken: ['cash', 'juice', 'maucas-qr'] }])
})

test('nothing is sent when nothing was changed', async () => {
  const { save, sent, onSaved } = await open()
  await save()
  expect(await screen.findByText('Everything is saved already.')).toBeTruthy()
  expect(bodiesOf(sent, 'PUT')).toEqual([])
  expect(onSaved).not.toHaveBeenCalled()
})

test('hours can be chosen only on days that are marked open', async () => {
  const { user } = await open()
  expect(screen.getByText(/^Opening hours not set/)).toBeTruthy()
  expect([day('Tuesday').from.disabled, day('Tuesday').to.disabled]).toEqual([true, true])
  await user.click(day('Tuesday').box)
  expect([day('Tuesday').from.disabled, day('Tuesday').to.disabled]).toEqual([false, false])
  expect(day('Wednesday').from.disabled).toBe(true)
  expect(day('Tuesday').from.options).toHaveLength(48)
  await user.click(day('Tuesday').box)
  expect(day('Tuesday').from.disabled).toBe(true)
})

test('the whole week is sent, also with hours that run into the next day', async () => {
  const { user, save, changes, onSaved } = await open()
  await user.click(day('Friday').box)
  await user.selectOptions(day('Friday').from, '18:00')
  await user.selectOptions(day('Friday').to, '02:00')
  expect(screen.getByText('until 02:00 the next day')).toBeTruthy()
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([
    { openingHours: { ...week, Friday: { open: true, from: '18:00', to: '02:00' } } },
  ])
})

test('a day can be open for 24 hours, and have hours again', async () => {
  const { user, save, changes, onSaved } = await open()
  await user.click(day('Friday').box)
  const allDay = screen.getByLabelText<HTMLInputElement>('Friday: Open 24 hours')
  await user.click(allDay)
  expect([day('Friday').from.value, day('Friday').to.value]).toEqual(['00:00', '00:00'])
  await user.click(allDay)
  expect(day('Friday').from.value).toBe('09:00')
  await user.click(allDay)
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([
    { openingHours: { ...week, Friday: { open: true, from: '00:00', to: '00:00' } } },
  ])
})

test('a day can have several times, which are sent in their order and copied with it', async () => {
  const { user, save, changes, onSaved } = await open()
  await user.click(day('Saturday').box)
  await user.click(screen.getByLabelText('Add another time: Saturday'))
  const second = screen.getByLabelText<HTMLSelectElement>('Saturday from, time 2')
  expect(second.value).toBe('18:00')
  await user.selectOptions(second, '07:00')
  await user.selectOptions(screen.getByLabelText('Saturday to, time 2'), '10:00')
  expect(screen.getByText('Two opening times of a day cannot overlap.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Saturday to, time 2'), '08:30')
  await user.click(screen.getByLabelText('Copy to the days below: Saturday'))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const morning = { open: true, from: '07:00', to: '08:30' }
  const extra = [{ from: '09:00', to: '17:00' }]
  expect(changes()).toEqual([
    {
      openingHours: { ...week, Saturday: morning, Sunday: morning },
      extraHours: { Saturday: extra, Sunday: extra },
    },
  ])
})

test('a time is removed; the days that had several then send none', async () => {
  const openingHours = { ...week, Monday: { open: true, from: '09:00', to: '12:00' } }
  const extraHours = { Monday: [{ from: '14:00', to: '18:00' }] }
  const { user, save, changes, onSaved } = await open({ openingHours, extraHours })
  await user.click(screen.getByLabelText('Remove time 2: Monday'))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([{ openingHours, extraHours: {} }])
})

test('a day cannot open and close at the same time; the focus goes there', async () => {
  const { user, save, changes } = await open()
  await user.click(day('Monday').box)
  await user.selectOptions(day('Monday').to, '09:00')
  expect(screen.getByText('A store cannot open and close at the same time.')).toBeTruthy()
  await save()
  expect(changes()).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(day('Monday').from))
})

test('Monday is copied to all days, a later day to those below it', async () => {
  const { user, save, changes, onSaved } = await open()
  await user.click(day('Monday').box)
  await user.selectOptions(day('Monday').from, '08:30')
  await user.click(button('Copy Monday to all days'))
  expect(weekdays.map((weekday) => day(weekday).from.value)).toEqual(Array(7).fill('08:30'))
  await user.selectOptions(day('Saturday').to, '13:00')
  await user.click(screen.getByLabelText('Copy to the days below: Saturday'))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const long = { open: true, from: '08:30', to: '17:00' }
  const short = { ...long, to: '13:00' }
  const five = Object.fromEntries(weekdays.slice(0, 5).map((weekday) => [weekday, long]))
  expect(changes()).toEqual([{ openingHours: { ...five, Saturday: short, Sunday: short } }])
})

test('a day marked open again has the hours it had', async () => {
  const { user } = await open({ openingHours: { Friday: { open: false, from: '10:00', to: '12:00' } } })
  await user.click(day('Friday').box)
  expect([day('Friday').from.value, day('Friday').to.value]).toEqual(['10:00', '12:00'])
})

test('cleared hours are sent as not set', async () => {
  const openingHours = { ...week, Monday: { open: true, from: '09:00', to: '17:00' } }
  const { user, save, changes, onSaved } = await open({ openingHours })
  await user.click(button('Clear all hours'))
  expect(screen.getByText(/^Opening hours not set/)).toBeTruthy()
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(changes()).toEqual([{ openingHours: null }])
})

test.each([
  [refused(409, 'Please log in again.'), 'Please log in again.'],
  [refused(500), 'Failed to update admin profile.'],
  [undefined, 'Failed to update admin profile.'],
])('a save that fails says why and keeps what was written (%#)', async (answer, sentence) => {
  const { user, save, onSaved } = await open({}, () => answer)
  await user.type(screen.getByLabelText('Description'), ' And more.')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Sweet things. And more.')
  expect(onSaved).not.toHaveBeenCalled()
})

test('leaving with unsaved changes asks first', async () => {
  const { user, address, save, onSaved } = await open()
  await user.type(screen.getByLabelText('Description'), ' And more.')
  await user.click(screen.getByText('Elsewhere'))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(address()).toBe('/')
  await user.click(within(question).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  await user.click(screen.getByText('Elsewhere'))
  await waitFor(() => expect(address()).toBe('/stores'))
})

test('a profile that fails to load can be retried', async () => {
  let attempts = 0
  const { user } = await renderProfile(<EditProfile onSaved={() => {}} />, {
    'GET /auth/admin/profile': () => (attempts++ === 0 ? undefined : { profile: aProfile() }),
  })
  await screen.findByText('Failed to load admin details')
  await user.click(button('Try again'))
  await screen.findByLabelText('Description')
})
