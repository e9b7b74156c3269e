import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeUploads } from '#tests/support/web/fake-uploads.ts'
import { answered, noNetwork, refused, renderStoreScreen } from '#tests/support/web/render-store-screen.tsx'
import { RegistrationForm } from './registration-form.tsx'

const uploaded = { status: 200, body: { secure_url: 'https://zilbazar.mu/media/upload/9f2c.jpg' } }
const image = 'https://zilbazar.mu/media/upload/f_auto,q_auto,w_800/9f2c.jpg'
const settings = answered({ uploadUrl: '/api/images/upload', uploadPreset: 'zilbazar' })
const done = answered({ message: 'Account created successfully!' })

beforeEach(() => {
  fakeUploads(async () => uploaded)
})
afterEach(() => {
  cleanup()
  toast.remove()
  vi.unstubAllGlobals()
})

type Circumstances = NonNullable<Parameters<typeof renderStoreScreen>[1]>

async function openForm({ answers, ...others }: Circumstances = {}) {
  const onRegistered = vi.fn()
  const page = await renderStoreScreen(<RegistrationForm onBegun={() => {}} onRegistered={onRegistered} />, {
    answers: { '/images/settings': settings, '/create-admin': done, ...answers },
    ...others,
  })
  await screen.findByRole('option', { name: 'Curepipe' })
  await screen.findByRole('option', { name: 'Food' })
  return { ...page, onRegistered }
}

type Page = Awaited<ReturnType<typeof openForm>>
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Create my store' }))
const write = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } })

async function choosePicture({ user }: Page) {
  const file = new File(['…'], 'shop.jpg', { type: 'image/jpeg' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await user.upload(input, file)
}

async function fillIn(page: Page) {
  write('Store name', 'Ti Lakaz')
  write('Store category', 'food')
  await screen.findByLabelText('Subcategory 1')
  write('Subcategory 1', 'bakery')
  write('Street number', '12')
  write('Street', 'Royal Road')
  write('Locality', 'Centre')
  write('City', 'Curepipe')
  write('Email of the store account', 'shop@example.mu')
  write('Password', 'coral and cane')
  write('Confirm password', 'coral and cane')
  await choosePicture(page)
  await screen.findByAltText('The chosen picture')
}

test('a complete form registers a store', async () => {
  const page = await openForm()
  await fillIn(page)
  expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy()
  await press(page)
  expect(await screen.findByText('Account created successfully!')).toBeTruthy()
  expect(page.sentTo('/create-admin')).toEqual([
    {
      name: 'Ti Lakaz',
      email: 'shop@example.mu',
      password: 'coral and cane',
      confirmPassword: 'coral and cane',
      storeCategory: 'food',
      subcategory1: 'bakery',
      subcategory2: null,
      subcategory3: null,
      address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe', details: '' },
      image,
      description: '',
      contactInfo: '',
    },
  ])
  expect(page.onRegistered.mock.calls).toEqual([['shop@example.mu']])
})

test('an empty form shows one toast, an error at every required field, and focuses the first', async () => {
  const page = await openForm()
  await press(page)
  expect(await screen.findByText('Please fill in all required fields!')).toBeTruthy()
  for (const sentence of [
    'Please enter the name of your store.',
    'Please choose a category.',
    'Please choose a picture of your store.',
    'Please enter your email address.',
    'Please choose a password.',
    'Please enter the password once more.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy()
  }
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(4)
  expect(document.activeElement).toBe(box('Store name'))
  expect(page.sentTo('/create-admin')).toEqual([])
})

test.each([
  ['Store category', () => write('Store category', '')],
  ['Subcategory 1', () => write('Subcategory 1', '')],
  ['Street number', () => write('Street number', '')],
  ['City', () => write('City', '')],
  ['Confirm password', () => write('Confirm password', '')],
])('when %s alone is missing, the focus goes there', async (label, empty) => {
  const page = await openForm()
  await fillIn(page)
  empty()
  await press(page)
  await waitFor(() => expect(document.activeElement).toBe(box(label)))
  expect(await screen.findByText('Please fill in all required fields!')).toBeTruthy()
  expect(page.sentTo('/create-admin')).toEqual([])
})

test.each([
  ['Confirm password', 'coral and cave', 'Passwords do not match!'],
  ['Street number', '12A', 'The street number must be a number.'],
  ['Store name', '<b>Ti Lakaz', 'Please write the store name without < and >.'],
  ['Description', 'a'.repeat(5001), 'The description can have at most 5,000 characters.'],
])('what cannot stand in %s is said beside it', async (label, text, sentence) => {
  const page = await openForm()
  await fillIn(page)
  write(label, text)
  await press(page)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByText('Please fill in all required fields!')).toBeNull()
  expect(page.sentTo('/create-admin')).toEqual([])
})

test('a category level appears with its options, and disappears when the level above changes', async () => {
  const page = await openForm()
  expect(screen.queryByLabelText('Subcategory 1')).toBeNull()
  await fillIn(page)
  write('Subcategory 2', 'cakes')
  await waitFor(() => expect(box('Subcategory 2').value).toBe('cakes'))
  expect(screen.queryByLabelText('Subcategory 3')).toBeNull()
  write('Subcategory 1', 'sweets')
  await waitFor(() => expect(screen.queryByLabelText('Subcategory 2')).toBeNull())
  await press(page)
  await waitFor(() => expect(page.sentTo('/create-admin')).toHaveLength(1))
  expect(page.sentTo('/create-admin')[0]).toMatchObject({ subcategory1: 'sweets', subcategory2: null })
})

test.each([
  ['categories', 'Failed to load categories!', 'Food'],
  ['places', 'Failed to load cities!', 'Curepipe'],
] as const)('%s that fail to load show an error and can be retried', async (call, sentence, option) => {
  const attempts = { categories: 0, places: 0 }
  const atFirst = (name: keyof typeof attempts) => name === call && attempts[name]++ === 0
  const { user } = await renderStoreScreen(<RegistrationForm onBegun={() => {}} onRegistered={() => {}} />, {
    store: {
      categories: async () =>
        atFirst('categories') ? noNetwork() : { categories: [{ _id: 'food', name: 'Food', image: null }] },
      places: async () => (atFirst('places') ? noNetwork() : ['Curepipe']),
    },
  })
  // Once as a toast, once beside the field.
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: option })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('subcategories that fail to load show an error', async () => {
  await openForm({ store: { subcategories: noNetwork } })
  write('Store category', 'food')
  expect((await screen.findAllByText('Failed to load subcategories!')).length).toBeGreaterThan(0)
})

test.each([
  [
    'refused',
    async () => ({ status: 400, body: { message: 'This is no picture.' } }),
    'Image upload failed!',
  ],
  ['not received', noNetwork, 'Error uploading compressed image!'],
])('a picture that is %s leaves the form without one', async (_, answer, sentence) => {
  fakeUploads(answer)
  const page = await openForm()
  await choosePicture(page)
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
})

test('a form is not sent during an upload, and the error disappears when it is done', async () => {
  let arrive = (_answer: object) => {}
  fakeUploads(() => new Promise((done) => (arrive = done)))
  const page = await openForm()
  await press(page)
  await screen.findByText('Please choose a picture of your store.')
  await choosePicture(page)
  await screen.findByRole('progressbar')
  expect(screen.queryByText('Please choose a picture of your store.')).toBeNull()
  await press(page)
  await screen.findByText('The picture is still on its way. Please wait a moment.')
  arrive(uploaded)
  await screen.findByRole('button', { name: 'Change the picture' })
  await waitFor(() => expect(screen.queryByText(/The picture is still on its way/)).toBeNull())
})

const inTab = (name: RegExp) => {
  const link = screen.getByRole('link', { name })
  return [link.getAttribute('href'), link.getAttribute('target')]
}

test('a person without approval sees the next step, and the form keeps its values', async () => {
  const sentence = 'Stores are checked before they open.'
  const page = await openForm({ answers: { '/create-admin': refused(403, 'not-approved', sentence) } })
  await fillIn(page)
  await press(page)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(inTab(/^Apply for your store/)).toEqual(['/display-request', '_blank'])
  expect(inTab(/^Contact us/)).toEqual(['/contact', '_blank'])
  expect(box('Store name').value).toBe('Ti Lakaz')
  expect(box('Subcategory 1').value).toBe('bakery')
  expect(box('City').value).toBe('Curepipe')
  expect(box('Password').value).toBe('coral and cane')
  expect(screen.getByAltText('The chosen picture')).toBeTruthy()
  expect(page.onRegistered).not.toHaveBeenCalled()
})

test('a server error is shown beside its field and disappears at the next attempt', async () => {
  const sentence = 'Another store already uses this email address.'
  const answers = {
    '/create-admin': refused(409, 'email-taken', sentence, [{ path: 'email', message: sentence }]),
  }
  const page = await openForm({ answers })
  await fillIn(page)
  await press(page)
  await screen.findByText(sentence)
  await waitFor(() => expect(document.activeElement).toBe(box('Email of the store account')))
  answers['/create-admin'] = refused(409, 'has-a-store', 'You already have a store.')
  write('Email of the store account', 'other@example.mu')
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

test.each([
  [
    'the server’s own sentence',
    refused(429, 'too-many', 'Please try again in an hour.'),
    'Please try again in an hour.',
  ],
  ['no network', noNetwork, 'Something went wrong!'],
])('any other failure stands over the button: %s', async (_, answer, sentence) => {
  const page = await openForm({ answers: { '/create-admin': answer } })
  await fillIn(page)
  await press(page)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(box('Store name').value).toBe('Ti Lakaz')
})
