import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { phoneNumbers } from '#domain/phone-numbers.ts'
import { stores, users } from '#server/platform/database/schema/index.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { numberCheckQueries } from './number-check.queries.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(() => shop.database.sql`truncate rate_counts`)

/** A store with this contact, approved on a day of October. */
async function storeWith(contactInfo: string, values: Parameters<Shop['given']['store']>[0] = {}) {
  const store = await shop.given.store(values)
  const { tables } = shop.database
  const [row] = await tables
    .update(stores)
    .set({ contactInfo })
    .where(eq(stores.id, store.id))
    .returning({ userId: stores.userId })
  await tables
    .update(users)
    .set({ storeApprovedAt: new Date('2026-10-03T08:00:00Z') })
    .where(eq(users.id, row?.userId ?? ''))
  return store
}

const french = () => shop.visitor({ language: 'fr' })

test('a number belongs to the store that lists it, however either is written', async () => {
  const { id, name } = await storeWith('Tel. 210 7701 / WhatsApp 5700-0101')
  for (const number of ['+230 5700 0101', '0023057000101', '57000101', '5.700.0101', '2107701'])
    expect(await shop.client.numberCheck.number({ number })).toEqual({
      message: `This number belongs to ${name}, checked on 03/10/2026.`,
      stores: [
        {
          _id: id,
          name,
          city: 'Curepipe',
          isSuspended: false,
          checkedOn: '2026-10-03',
          numberChangedOn: null,
          checks: { verifiedUntil: null, halalCheckedUntil: null },
        },
      ],
    })
  expect((await french().client.numberCheck.number({ number: '5700 0101' })).message).toBe(
    `Ce numéro est celui de ${name}, boutique vérifiée le 03/10/2026.`,
  )
})

test('a number that nobody lists is not known here, which is all that is said about it', async () => {
  expect(await shop.client.numberCheck.number({ number: '5700 0199' })).toEqual({
    message: 'This number is not known here.',
    stores: [],
  })
})

test('the number of a suspended store says that it is suspended', async () => {
  const { name } = await storeWith('57000102', { isSuspended: true })
  const { message, stores } = await shop.client.numberCheck.number({ number: '57000102' })
  expect(message).toBe(`This number belongs to ${name}, which is suspended here at present.`)
  expect(stores).toMatchObject([{ name, isSuspended: true }])
})

test('branches share a number, and those that are shown come first', async () => {
  const closed = await storeWith('57000103', { isSuspended: true })
  const shown = await storeWith('57000103')
  const { message, stores } = await shop.client.numberCheck.number({ number: '57000103' })
  expect(message).toBe('This number belongs to these stores.')
  expect(stores.map(({ _id }) => _id)).toEqual([shown.id, closed.id])
})

test('a number that the store added after the check is answered with the day of the change', async () => {
  const store = await storeWith('57000104')
  const owner = await shop.signedIn('admin', store)
  const changedOn = async (contactInfo: string) => {
    await owner.client.storeOwner.updateProfile({ contactInfo })
    const { stores } = await shop.client.numberCheck.number({ number: contactInfo })
    return stores[0]?.numberChangedOn
  }
  expect(await changedOn('+230 5700 0104')).toBeNull()
  expect(await changedOn('5700 0105')).toBe('2026-11-14')
})

test.each([
  ['', 'Please fill in all required fields!'],
  ['hello', 'That is not a whole phone number. In Mauritius a mobile has 8 digits and a landline 7.'],
  ['5755 014', 'That is not a whole phone number. In Mauritius a mobile has 8 digits and a landline 7.'],
  ['57550142 / 57550143', 'Please check one number at a time.'],
  ['5'.repeat(101), 'The phone number can have at most 100 characters.'],
])('%j is refused', async (number, message) => {
  expect(await refusal(shop.client.numberCheck.number({ number }))).toMatchObject({
    status: 400,
    message,
    issues: [{ path: 'number', message }],
  })
})

test('the code of a poster and of a price tag belong to the store', async () => {
  const store = await storeWith('57000106')
  const product = await shop.given.product({ store })
  const message = `This code belongs to ${store.name}, checked on 03/10/2026.`
  expect(await shop.client.numberCheck.code({ kind: 'store', id: store.id })).toMatchObject({ message })
  expect(await shop.client.numberCheck.code({ kind: 'product', id: product.id })).toMatchObject({ message })
  expect(await shop.client.numberCheck.code({ kind: 'product', id: store.id })).toEqual({
    message: 'This code leads to no store here.',
    stores: [],
  })
})

test('one address may check a limited number of times, and others go on', async () => {
  const { client } = shop.visitor()
  const number = '5700 0107'
  for (let times = 0; times < 60; times += 1) await client.numberCheck.number({ number })
  expect(await refusal(client.numberCheck.number({ number }))).toMatchObject({
    status: 429,
    code: 'too-many',
  })
  await shop.visitor().client.numberCheck.number({ number })
})

test('all addresses together may check a limited number of times', async () => {
  await shop.visitor().client.numberCheck.number({ number: '5700 0107' })
  await shop.database.sql`update rate_counts set points = 5000 where key like 'numberChecksOfAll%'`
  expect(await refusal(shop.visitor().client.numberCheck.number({ number: '5700 0107' }))).toMatchObject({
    status: 429,
  })
})

async function post(url: string, form: Record<string, string>) {
  const { statusCode, body, headers } = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: statusCode, body, headers }
}

test('without script the form gets a page with the answer and the way to the store', async () => {
  const { id, name } = await storeWith('57000108', { name: 'Chez <Anjali>' })
  const { status, body, headers } = await post('/check', { number: '5700 0108' })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<h1>This number belongs to Chez &lt;Anjali&gt;, checked on 03/10/2026.</h1>')
  expect(body).toContain(`<a href="/store/${id}">See Chez &lt;Anjali&gt;</a>`)
  expect(body).not.toContain(name)
  expect(body).not.toContain('57000108')
})

test.each([
  ['/fr/check', { number: '5700 0198' }, 200, 'Ce numéro n’est pas connu ici.', 'Ne payez pas d’avance.'],
  ['/check', { number: '123' }, 400, 'That is not a whole phone number.', 'Check another number'],
  ['/check', {}, 400, 'Please fill in all required fields!', 'Check another number'],
])('without script %s with %o says what is the matter', async (url, form, status, said, besides) => {
  const answer = await post(url, form)
  expect(answer.status).toBe(status)
  expect(answer.body).toContain(said)
  expect(answer.body).toContain(besides)
})

test('the database finds the same numbers in a text as the rule of the domain', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '+',
      '00',
      '230',
      ' ',
      '  ',
      '-',
      '.',
      '(',
      ')',
      '\u00a0',
      '\u202f',
      '\t',
      '/',
      ', ',
      'a',
      '–',
    ),
    fc.stringMatching(/^\d{1,8}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const text = parts.join('')
      const [row] = await shop.database.sql`select phone_numbers(${text}) as found`
      expect([...new Set(row?.found)]).toEqual(phoneNumbers(text))
    }),
    { numRuns: 500 },
  )
})

test('a number is found by an index, however many stores there are', async () => {
  const { sql, tables } = shop.database
  const { sql: text, params } = numberCheckQueries(tables).withNumber('+23057000101').toSQL()
  const plan = await sql.begin(async (session) => {
    await session`set local enable_seqscan = off`
    return session.unsafe(`explain ${text}`, params as string[])
  })
  expect(JSON.stringify(plan)).toContain('stores_phone_numbers')
})
