import { describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { english } from '#tests/support/english.ts'

const id = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'
const fillIn = 'Please fill in all required fields!'
const refusal = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${english(message)}`)

describe('opening a store', () => {
  const { body } = api.storeOwner.register
  const registration = {
    name: 'Ti Lakaz',
    email: 'shop@example.mu',
    password: 'Lagon-bleu-2026',
    confirmPassword: 'Lagon-bleu-2026',
    storeCategory: id,
    subcategory1: id,
    address: { stNumber: '12', line: 'Royal Road', locality: 'Centre', city: 'Curepipe' },
    image: '/media/upload/f_auto,q_auto,w_800/9f2c.jpg',
  }

  test('what is optional may be missing, blank or null', () => {
    const blank = { subcategory2: '', subcategory3: null, description: ' ', contactInfo: '' }
    const read = { subcategory2: null, subcategory3: null, description: '', contactInfo: null }
    expect(body.parse(registration)).toMatchObject(read)
    expect(body.parse({ ...registration, ...blank })).toMatchObject(read)
    expect(body.parse(registration).address.details).toBeNull()
  })

  const required = ['name', 'email', 'password', 'confirmPassword', 'storeCategory', 'subcategory1', 'image']
  test.each(required)('%s is required', (field) => {
    for (const nothing of [undefined, null, '']) {
      const result = body.safeParse({ ...registration, [field]: nothing })
      expect(refusal(result)).toEqual([`${field}: ${fillIn}`])
    }
  })

  test.each(['stNumber', 'line', 'locality', 'city'])('the address needs its %s', (part) => {
    const address = { ...registration.address, [part]: ' ' }
    expect(refusal(body.safeParse({ ...registration, address }))).toEqual([`address.${part}: ${fillIn}`])
  })

  test.each([
    [{ confirmPassword: 'Lagon-vert-2026' }, 'confirmPassword: Passwords do not match!'],
    [{ subcategory1: 'food' }, 'subcategory1: Please choose a category from the list.'],
    [{ subcategory3: id }, 'subcategory2: Please choose the second subcategory before the third.'],
    [{ image: 'javascript:alert(1)' }, 'image: Please upload the picture first.'],
    [{ image: '//elsewhere.example/a.jpg' }, 'image: Please upload the picture first.'],
    [{ name: '<script>' }, 'name: Please write the store name without < and >.'],
    [
      { address: { ...registration.address, stNumber: '12A' } },
      'address.stNumber: The street number must be a number.',
    ],
  ])('%j is refused', (changed, sentence) => {
    expect(refusal(body.safeParse({ ...registration, ...changed }))).toEqual([sentence])
  })
})

describe('a product', () => {
  const { body } = api.storeOwner.createProduct
  const product = {
    title: 'Vanilla tea',
    description: 'From Bois Chéri.',
    price: 149.99,
    image: 'https://pictures.example/w_800/tea.jpg',
    categories: [id, id],
  }

  test.each(['title', 'description', 'price', 'image', 'categories'])('needs its %s', (field) => {
    expect(refusal(body.safeParse({ ...product, [field]: undefined }))).toEqual([`${field}: ${fillIn}`])
  })

  test('needs a category and a subcategory, and takes three levels of them', () => {
    expect(refusal(body.safeParse({ ...product, categories: [id] }))).toEqual([`categories: ${fillIn}`])
    expect(body.safeParse({ ...product, categories: [id, id, id, id] }).success).toBe(true)
    expect(body.safeParse({ ...product, categories: [id, id, id, id, id] }).success).toBe(false)
  })

  test.each([0, 0.01, 19.99, 1450, 10_000_000])('may cost Rs %d', (price) => {
    expect(body.parse({ ...product, price }).price).toBe(price)
  })

  test.each([-0.01, 1.005, 10_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '12'])(
    'cannot cost %j',
    (price) => {
      expect(refusal(body.safeParse({ ...product, price }))?.[0]).toMatch(
        /^price: The price (must be|can be)/,
      )
    },
  )

  test.each([
    [undefined, null],
    ['', null],
    [null, null],
    [' https://shop.example.mu/tea?x=1 ', 'https://shop.example.mu/tea?x=1'],
  ])('with the link %j links to %j', (link, read) => {
    expect(body.parse({ ...product, link }).link).toBe(read)
  })

  test.each([
    'javascript:alert(1)',
    'ftp://a.mu',
    'shop.mu',
    'https://user@evil.mu',
    'https://tea',
    'https:/a.mu',
  ])('never links to %j', (link) => {
    const sentence = 'link: Please enter a link that starts with http:// or https://.'
    expect(refusal(body.safeParse({ ...product, link }))).toEqual([sentence])
  })

  test.each([
    [undefined, null],
    [null, null],
    [{}, null],
    [{ value: 0 }, null],
    [{ value: null, expiresAt: null }, null],
    [{ value: 0, expiresAt: '2026-11-14' }, null],
    [
      { value: 12.5, expiresAt: '2026-11-14' },
      { value: 12.5, expiresAt: '2026-11-14' },
    ],
    [
      { value: 99.99, expiresAt: '2026-11-14T10:00:00Z' },
      { value: 99.99, expiresAt: '2026-11-14T10:00:00Z' },
    ],
  ])('with the discount %j has %j', (discount, read) => {
    expect(body.parse({ ...product, discount }).discount).toEqual(read)
  })

  const percent = 'The discount must be a number from 0 to less than 100, with at most 2 decimals.'
  test.each([
    [{ value: 100, expiresAt: '2026-11-14' }, `discount.value: ${percent}`],
    [{ value: -1, expiresAt: '2026-11-14' }, `discount.value: ${percent}`],
    [{ value: 33.333, expiresAt: '2026-11-14' }, `discount.value: ${percent}`],
    [{ value: '20', expiresAt: '2026-11-14' }, `discount.value: ${percent}`],
    [{ value: 20, expiresAt: '2026-02-30' }, 'discount.expiresAt: Please choose a valid expiry date.'],
    [{ value: 20, expiresAt: 'tomorrow' }, 'discount.expiresAt: Please choose a valid expiry date.'],
    [{ value: 20 }, 'discount.expiresAt: Please choose the day on which the discount ends.'],
    [{ value: null, expiresAt: '2026-11-14' }, 'discount.value: Please enter the discount in percent.'],
    [{ expiresAt: '2026-11-14' }, 'discount.value: Please enter the discount in percent.'],
  ])('cannot have the discount %j', (discount, sentence) => {
    expect(refusal(body.safeParse({ ...product, discount }))).toEqual([sentence])
  })

  test('is changed field by field, but no required field is emptied', () => {
    const changes = api.storeOwner.updateProduct.body
    expect(changes.parse({})).toEqual({})
    expect(changes.parse({ link: '', discount: { value: 0 } })).toEqual({
      link: null,
      discount: { value: 0, expiresAt: null },
    })
    expect(refusal(changes.safeParse({ title: ' ' }))).toEqual([`title: ${fillIn}`])
  })
})

describe('opening hours', () => {
  const closed = { open: false, from: null, to: null }
  const week = {
    Monday: closed,
    Tuesday: closed,
    Wednesday: closed,
    Thursday: closed,
    Friday: closed,
    Saturday: closed,
    Sunday: closed,
  }
  const { body } = api.storeOwner.updateProfile
  const monday = (day: unknown) => body.safeParse({ openingHours: { ...week, Monday: day } })

  test.each([
    [closed, closed],
    [{ open: false }, closed],
    [{ open: false, from: '09:00', to: '' }, closed],
    [
      { open: false, from: '09:00', to: '17:00' },
      { open: false, from: '09:00', to: '17:00' },
    ],
    [
      { open: true, from: '00:00', to: '23:30' },
      { open: true, from: '00:00', to: '23:30' },
    ],
    [
      { open: true, from: '18:00', to: '02:00' },
      { open: true, from: '18:00', to: '02:00' },
    ],
    [
      { open: true, from: '00:00', to: '00:00' },
      { open: true, from: '00:00', to: '00:00' },
    ],
  ])('%j is stored as %j', (day, kept) => {
    expect(monday(day).data?.openingHours?.Monday).toEqual(kept)
  })

  test.each([
    [{ open: true, from: '09:00', to: null }, 'Please choose when the store opens and closes.'],
    [{ open: true }, 'Please choose when the store opens and closes.'],
    [{ open: true, from: '09:00', to: '09:00' }, 'A store cannot open and close at the same time.'],
    [{ open: true, from: '09:15', to: '17:00' }, 'Opening hours go in steps of 30 minutes.'],
    [{ open: true, from: '09:00', to: '24:00' }, 'Opening hours go in steps of 30 minutes.'],
    [{ open: 'yes' }, 'Please say whether the store is open.'],
    [undefined, 'Please give the opening hours of all seven days.'],
  ])('%j is refused: %s', (day, sentence) => {
    expect(monday(day).error?.issues.map(({ message }) => english(message))).toEqual([sentence])
  })
})

test('changing the address needs the city only', () => {
  const { body } = api.storeOwner.updateProfile
  expect(body.parse({ address: { city: 'Curepipe', stNumber: '' } })).toEqual({
    address: { city: 'Curepipe', stNumber: null },
  })
  expect(refusal(body.safeParse({ address: { line: 'Royal Road' } }))).toEqual([`address.city: ${fillIn}`])
})

test.each([undefined, null, '', ' \n '])('an announcement cannot say %j', (message) => {
  expect(refusal(api.storeOwner.announce.body.safeParse({ title: 'Sale', message }))).toEqual([
    'message: Announcement message cannot be empty!',
  ])
})

test('an announcement may go without a title', () => {
  const read = { title: null, message: 'Closed on Monday.' }
  expect(api.storeOwner.announce.body.parse({ title: ' ', message: ' Closed on Monday. ' })).toEqual(read)
  expect(api.storeOwner.announce.body.parse({ message: 'Closed on Monday.' })).toEqual(read)
})
