import { beforeAll, expect, test } from 'vitest'
import { pictures } from '#server/platform/database/schema/index.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { testApp } from '#tests/support/test-app.ts'
import { hostedKey } from './hosted-pictures.ts'
import { pictureChoice } from './picture-choice.ts'

let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

const host = {
  uploadUrl: 'https://api.example.com/upload',
  preset: 'shop',
  deliversFrom: 'https://res.example.com/',
}
const now = new Date('2026-11-14T08:00:00Z')
const hosted = 'https://res.example.com/image/upload/soap.jpg'
const choose = (address: string, from: typeof host | undefined = undefined) =>
  shop.database.tables.transaction((tx) =>
    pictureChoice('https://zilbazar.mu', from, () => now).lock(tx, address),
  )

test('one of our pictures may be chosen by any of its addresses', async () => {
  const key = await shop.given.picture()
  const addresses = [
    '/media/upload/',
    '/media/upload/f_auto,q_auto,w_800/',
    'https://zilbazar.mu/media/upload/',
  ]
  for (const address of addresses) expect(await choose(address + key)).toBe(key)
})

test('a picture of the hosting service is stored once, by its address', async () => {
  const shown = 'https://res.example.com/image/upload/f_auto,q_auto,w_800/soap.jpg'
  for (const address of [hosted, shown, hosted]) expect(await choose(address, host)).toBe(hostedKey(shown))
  const rows = await shop.database.tables.select().from(pictures)
  expect(rows.filter(({ url }) => url === shown)).toMatchObject([
    { width: null, height: null, createdAt: now },
  ])
})

test.each([
  ['one of ours that does not exist', '/media/upload/nothing.jpg'],
  ['one from elsewhere', 'https://elsewhere.example/image/upload/soap.jpg'],
  ['one of a hosting service we do not use', hosted],
])('%s is refused with a sentence', async (_, address) => {
  const refused = await choose(address).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({
    status: 400,
    message: 'Please upload the picture first.',
    particulars: { issues: [{ path: 'image', message: { en: 'Please upload the picture first.' } }] },
  })
})
