import { beforeAll, expect, test } from 'vitest'
import { record } from '#server/platform/audit/audit.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { planOf } from '#tests/support/plan.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { auditQueries } from './audit.queries.ts'

let shop: OwnerApp
let client: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
  client = (await shop.websiteOwner()).client
  await write('remove-product', '2026-11-10T10:00:00Z', { label: 'Sega dress, 50% off' }, 'product-1')
  await write('suspend-store', '2026-11-12T19:59:59Z', { label: 'Ti Lakaz' }, 'store-1')
  // In Mauritius it is already the thirteenth.
  await write('restore-store', '2026-11-12T20:00:00Z', { label: 'Ti Lakaz' }, 'store-1')
  await write('approve-store-owner', '2026-11-13T08:00:00Z', {}, 'user-1', 'npm run owner')
})

function write(
  action: Parameters<typeof record>[1]['action'],
  at: string,
  details: Record<string, unknown>,
  id: string,
  owner: Parameters<typeof record>[1]['owner'] = { email: 'meera@example.test' },
) {
  const [kind = ''] = id.split('-')
  return shop.database.tables.transaction((tx) =>
    record(tx, { owner, action, target: { kind, id }, details, now: new Date(at) }),
  )
}

const actions = async (query: Parameters<typeof client.ownerAudit.entries>[0]) =>
  (await client.ownerAudit.entries(query)).entries.map(({ action }) => action)

test('what was done is listed, newest first, with who did it and to what', async () => {
  const { entries, page, totalPages, total } = await client.ownerAudit.entries({})
  expect({ page, totalPages, total }).toEqual({ page: 1, totalPages: 1, total: 4 })
  expect(entries.map(({ action }) => action)).toEqual([
    'approve-store-owner',
    'restore-store',
    'suspend-store',
    'remove-product',
  ])
  expect(entries.at(-1)).toEqual({
    _id: expect.any(Number),
    actor: 'meera@example.test',
    action: 'remove-product',
    target: { kind: 'product', id: 'product-1' },
    details: { label: 'Sega dress, 50% off' },
    at: '2026-11-10T10:00:00.000Z',
  })
})

test.each([
  ['store', ['approve-store-owner', 'restore-store', 'suspend-store']],
  ['MEERA store', ['restore-store', 'suspend-store']],
  ['npm', ['approve-store-owner']],
  ['product-1', ['remove-product']],
  ['sega', ['remove-product']],
  ['50%', ['remove-product']],
  ['5%%', []],
  ['_', []],
  ['store nothing', []],
])('the words %s are looked for in who, what and to what', async (words, found) => {
  expect(await actions({ words })).toEqual(found)
})

test.each([
  ['boutique', ['restore-store', 'suspend-store']],
  ['rétablissement', ['restore-store']],
  ['SUSPENSION meera', ['suspend-store']],
  ['retablissement suspension', []],
  ['commerçant', ['approve-store-owner']],
])('the words %s are looked for in what the action is called in French, too', async (words, found) => {
  expect(await actions({ words })).toEqual(found)
})

test.each([
  [{ from: '2026-11-13' }, ['approve-store-owner', 'restore-store']],
  [{ to: '2026-11-12' }, ['suspend-store', 'remove-product']],
  [{ from: '2026-11-12', to: '2026-11-12' }, ['suspend-store']],
  [{ from: '', to: '', words: '' }, expect.objectContaining({ length: 4 })],
])('the days %o are days in Mauritius, first and last included', async (days, found) => {
  expect(await actions(days)).toEqual(found)
})

test('a day that does not exist is refused with a sentence', async () => {
  expect(await refusal(client.ownerAudit.entries({ from: '2026-02-30' }))).toMatchObject({
    status: 400,
    message: 'Please give a day as YYYY-MM-DD.',
  })
})

test('entries cannot be changed, deleted or truncated', async () => {
  const { sql } = shop.database
  for (const attempt of [
    sql`update audit_log set actor = 'somebody else'`,
    sql`delete from audit_log where actor = 'npm run owner'`,
    sql`truncate audit_log`,
  ])
    await expect(attempt).rejects.toThrow(/append-only/)
  expect((await client.ownerAudit.entries({})).total).toBe(4)
})

test('with many entries, pages of 25 and searches still use an index', async () => {
  const { sql } = shop.database
  await sql`insert into audit_log (actor, action, target_kind, target_id, at)
    select 'old@example.test', 'feature-product', 'product', 'thing-' || n, timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, 30000) n`
  await sql`analyze audit_log`
  const { entries, totalPages } = await client.ownerAudit.entries({ page: 2 })
  expect(entries).toHaveLength(25)
  expect(totalPages).toBe(Math.ceil(30_004 / 25))
  expect(await actions({ words: 'thing-29999' })).toEqual(['feature-product'])
  const planFor = async (words: string[]) => {
    const search = { words, from: undefined, before: undefined }
    const statement = auditQueries(shop.database.tables).page(search, 25, 0).toSQL()
    return JSON.stringify(await planOf(sql, statement.sql, statement.params))
  }
  expect(await planFor([])).toContain('audit_log_newest')
  expect(await planFor(['thing-29999'])).toContain('audit_log_words')
})
