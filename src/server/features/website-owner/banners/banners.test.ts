import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, banners, pictures } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { photo } from '#tests/support/picture-files.ts'
import { refusal } from '#tests/support/refusal.ts'
import { formWith, sendForm } from '#tests/support/upload.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let browser: Visitor
let owner: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
})
beforeEach(async () => {
  await itIs('2026-11-14T08:00:00Z')
  await shop.database.tables.delete(banners)
  await shop.changed()
})

/** Sets the clock to this moment and signs a website owner in. */
async function itIs(moment: string) {
  shop.at(moment)
  browser = await shop.websiteOwner()
  owner = browser.client
}

const sale = { messageEn: 'Sale week', messageFr: 'Semaine des soldes', startsOn: '2026-11-14' }
const shown = async (language: 'en' | 'fr' = 'en') =>
  (await shop.client.banner.shown({ language })).map(({ message }) => message)
const listed = async (state: 'running' | 'coming' | 'past') =>
  (await owner.ownerBanners.list({ state })).banners
const only = async () => {
  const [banner] = await listed('running')
  if (!banner) throw new Error('There is no banner.')
  return banner
}

test('a banner is shown at once, in both languages', async () => {
  expect(await shown()).toEqual([])
  await owner.ownerBanners.add({ ...sale, link: '/fr/hot-deals' })
  expect(await shop.client.banner.shown({})).toMatchObject([
    { message: 'Sale week', link: '/hot-deals', picture: null, version: 1 },
  ])
  expect(await shown('fr')).toEqual(['Semaine des soldes'])
})

test('a banner begins and ends by itself at midnight in Mauritius, although answers are cached', async () => {
  await owner.ownerBanners.add({ ...sale, startsOn: '2026-11-15', endsOn: '2026-11-15' })
  expect([await shown(), (await listed('coming')).length]).toEqual([[], 1])
  await itIs('2026-11-14T19:59:59Z')
  expect(await shown()).toEqual([])
  await itIs('2026-11-14T20:00:00Z')
  expect([await shown(), (await listed('running')).length]).toEqual([['Sale week'], 1])
  await itIs('2026-11-15T19:59:59Z')
  expect(await shown()).toEqual(['Sale week'])
  await itIs('2026-11-15T20:00:00Z')
  expect([await shown(), (await listed('past')).length]).toEqual([[], 1])
})

test('an edit raises the version, a new order does not', async () => {
  for (const message of ['A', 'B', 'C']) await owner.ownerBanners.add({ ...sale, messageEn: message })
  const ids = (await listed('running')).map(({ _id }) => _id)
  await owner.ownerBanners.order({ ids: [ids[2] ?? '', ids[0] ?? ''] })
  expect(await shown()).toEqual(['C', 'B', 'A'])
  const [first] = await listed('running')
  expect(first).toMatchObject({ messageEn: 'C', version: 1 })
  await owner.ownerBanners.change({ ...sale, bannerId: first?._id ?? '', version: 1, messageEn: 'D' })
  expect((await shop.client.banner.shown({}))[0]).toMatchObject({ message: 'D', version: 2 })
})

test('the later of two owners is told, whether the other has edited or deleted the banner', async () => {
  await owner.ownerBanners.add(sale)
  const { _id: bannerId, version } = await only()
  const other = (await shop.websiteOwner()).client
  const edit = (client: typeof owner) => client.ownerBanners.change({ ...sale, bannerId, version })
  const outcomes = await Promise.allSettled([edit(owner), edit(other)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const told = { status: 409, code: 'decided-meanwhile' }
  expect(await refusal(owner.ownerBanners.remove({ bannerId, version }))).toMatchObject(told)
  await other.ownerBanners.remove({ bannerId, version: version + 1 })
  expect(await refusal(edit(owner))).toMatchObject(told)
  expect(await refusal(owner.ownerBanners.order({ ids: [bannerId] }))).toMatchObject(told)
  expect(await refusal(owner.ownerBanners.one({ bannerId }))).toMatchObject({ status: 404 })
})

test('of two owners who move banners at once one is told that the order has changed', async () => {
  for (const message of ['A', 'B', 'C']) await owner.ownerBanners.add({ ...sale, messageEn: message })
  const seen = (await listed('running')).map(({ _id }) => _id)
  const [a = '', b = '', c = ''] = seen
  const other = (await shop.websiteOwner()).client
  const outcomes = await Promise.allSettled([
    owner.ownerBanners.order({ ids: [b, a, c], seen }),
    other.ownerBanners.order({ ids: [a, c, b], seen }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(owner.ownerBanners.order({ ids: [c, b, a], seen }))).toMatchObject({
    status: 409,
    code: 'decided-meanwhile',
    message: 'The list of banners changed meanwhile. Please look at it again.',
  })
})

test('at most 25 banners run or are coming, so that one page lists them all', async () => {
  const full = {
    status: 409,
    code: 'too-many-banners',
    message: 'There are 25 banners that run or are coming. Please delete one first.',
  }
  for (let number = 1; number <= 23; number += 1)
    await owner.ownerBanners.add({ ...sale, messageEn: `Message ${number}` })
  await owner.ownerBanners.add({ ...sale, startsOn: '2026-12-01' })
  const atOnce = await Promise.allSettled([1, 2, 3].map(() => owner.ownerBanners.add(sale)))
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(owner.ownerBanners.add(sale))).toMatchObject(full)
  const over = { ...sale, startsOn: '2026-11-01', endsOn: '2026-11-13' }
  await owner.ownerBanners.add(over)
  const [past] = await listed('past')
  const again = { ...over, bannerId: past?._id ?? '', version: 1, endsOn: null }
  expect(await refusal(owner.ownerBanners.change(again))).toMatchObject(full)
  const { _id: bannerId } = await only()
  await owner.ownerBanners.change({ ...sale, bannerId, version: 1, messageEn: 'Edited' })
  expect(await listed('running')).toHaveLength(24)
})

test('every change is in the audit log', async () => {
  await owner.ownerBanners.add(sale)
  const { _id: bannerId } = await only()
  await owner.ownerBanners.change({ ...sale, bannerId, version: 1, endsOn: '2026-11-20' })
  await owner.ownerBanners.remove({ bannerId, version: 2 })
  const log = await auditEntries(shop.database, eq(auditLog.targetId, bannerId))
  expect(log.map(({ action, details }) => [action, details])).toMatchObject([
    ['add-banner', { label: 'Sale week', endsOn: null }],
    ['change-banner', { label: 'Sale week', endsOn: '2026-11-20' }],
    ['delete-banner', { label: 'Sale week' }],
  ])
})

test('a banner shows an uploaded picture, which is deleted when another replaces it', async () => {
  const upload = async () =>
    (await sendForm(shop.app, browser, formWith(await photo()), '/api/owner/pictures')).body.secure_url
  const first: string = await upload()
  const key = first.split('/').at(-1) ?? ''
  await owner.ownerBanners.add({ ...sale, image: first })
  expect((await shop.client.banner.shown({}))[0]?.picture?.image).toContain(key)
  const { _id: bannerId, version } = await only()
  await owner.ownerBanners.change({ ...sale, bannerId, version, image: await upload() })
  expect(await shop.database.tables.$count(pictures, eq(pictures.key, key))).toBe(0)
  const elsewhere = { ...sale, image: 'https://example.com/picture.jpg' }
  expect(await refusal(owner.ownerBanners.add(elsewhere))).toMatchObject({
    status: 400,
    message: 'Please upload the picture first.',
  })
})

const badLink =
  'Please link to a page of this site, such as /hot-deals, or to an address that begins with https://.'
test.each([
  [{ link: 'javascript:alert(1)' }, badLink],
  [{ link: '//evil.example' }, badLink],
  [{ link: 'http://example.com' }, badLink],
  [{ messageFr: ' ' }, 'Please fill in all required fields!'],
  [{ messageEn: 'x'.repeat(161) }, 'The message can have at most 160 characters.'],
  [{ messageEn: 'two\nlines' }, 'The message must be one line of plain text.'],
  [{ startsOn: '2026-02-30' }, 'Please give a day as YYYY-MM-DD.'],
  [{ endsOn: '2026-11-13' }, 'The last day cannot come before the first.'],
])('%o is refused with a sentence', async (wrong, message) => {
  const refused = await refusal(owner.ownerBanners.add({ ...sale, ...wrong }))
  expect({ status: refused.status, said: refused.issues?.[0]?.message ?? refused.message }).toEqual({
    status: 400,
    said: message,
  })
})

test('a language that we do not have is refused', async () => {
  const asked = shop.client.banner.shown({ language: 'de' as 'en' })
  expect(await refusal(asked)).toMatchObject({ status: 400, message: 'The language is either en or fr.' })
})
