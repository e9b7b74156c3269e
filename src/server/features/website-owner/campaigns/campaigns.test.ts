import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, campaigns } from '#server/platform/database/schema/index.ts'
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
  shop.at('2026-11-14T08:00:00Z')
  browser = await shop.websiteOwner()
  owner = browser.client
})
beforeEach(async () => {
  await shop.database.tables.delete(campaigns)
})

const radio = {
  ranOn: '2026-11-12',
  channel: 'Radio Plus',
  shown: 'A spot about local stores\ntwice a day',
  costCents: 250_000,
}
const only = async () => {
  const [campaign] = (await owner.ownerCampaigns.list({})).campaigns
  if (!campaign) throw new Error('There is no campaign.')
  return campaign
}

test('campaigns are listed newest first, with the sum of each month', async () => {
  await owner.ownerCampaigns.add({ ...radio, ranOn: '2026-10-31', costCents: 100 })
  await owner.ownerCampaigns.add(radio)
  await owner.ownerCampaigns.add({ ...radio, ranOn: '2026-11-01', costCents: 0, link: '/hot-deals' })
  const list = await owner.ownerCampaigns.list({})
  expect(list.campaigns.map(({ ranOn, link }) => [ranOn, link])).toEqual([
    ['2026-11-12', null],
    ['2026-11-01', '/hot-deals'],
    ['2026-10-31', null],
  ])
  expect(list.months).toEqual([
    { month: '2026-11', campaigns: 2, costCents: 250_000 },
    { month: '2026-10', campaigns: 1, costCents: 100 },
  ])
  expect(list).toMatchObject({ page: 1, total: 3, totalPages: 1 })
})

test('the sum of a month includes its campaigns on other pages', async () => {
  const days = Array.from({ length: 26 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
  for (const ranOn of days) await owner.ownerCampaigns.add({ ...radio, ranOn, costCents: 100 })
  const second = await owner.ownerCampaigns.list({ page: 2 })
  expect(second.campaigns).toHaveLength(1)
  expect(second.months).toEqual([{ month: '2026-10', campaigns: 26, costCents: 2600 }])
  expect(await owner.ownerCampaigns.list({ page: 3 })).toMatchObject({ campaigns: [], months: [], total: 26 })
})

test('the later of two owners is told', async () => {
  await owner.ownerCampaigns.add(radio)
  const { _id: campaignId, version } = await only()
  const other = (await shop.websiteOwner()).client
  const edit = (client: typeof owner) => client.ownerCampaigns.change({ ...radio, campaignId, version })
  const outcomes = await Promise.allSettled([edit(owner), edit(other)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const told = { status: 409, code: 'decided-meanwhile' }
  expect(await refusal(owner.ownerCampaigns.remove({ campaignId, version }))).toMatchObject(told)
  await owner.ownerCampaigns.remove({ campaignId, version: version + 1 })
  expect(await refusal(edit(other))).toMatchObject(told)
  expect(await refusal(owner.ownerCampaigns.one({ campaignId }))).toMatchObject({ status: 404 })
})

test('every change is in the audit log', async () => {
  await owner.ownerCampaigns.add(radio)
  const { _id: campaignId } = await only()
  await owner.ownerCampaigns.change({ ...radio, campaignId, version: 1, costCents: 300_000 })
  await owner.ownerCampaigns.remove({ campaignId, version: 2 })
  const log = await auditEntries(shop.database, eq(auditLog.targetId, campaignId))
  expect(log.map(({ action, details }) => [action, details])).toMatchObject([
    ['add-campaign', { label: 'Radio Plus', costCents: 250_000 }],
    ['change-campaign', { costCents: 300_000 }],
    ['delete-campaign', { costCents: 300_000 }],
  ])
})

test('a campaign can have a picture', async () => {
  const { body } = await sendForm(shop.app, browser, formWith(await photo()), '/api/owner/pictures')
  await owner.ownerCampaigns.add({ ...radio, image: body.secure_url })
  expect((await only()).picture?.image).toContain('/media/upload/')
})

test.each([
  [{ ranOn: '2026-11-15' }, 'That day is still to come. A campaign is recorded when it has run.'],
  [{ costCents: -1 }, 'Please give the cost in whole cents, zero or more.'],
  [{ costCents: 1.5 }, 'Please give the cost in whole cents, zero or more.'],
  [{ costCents: 100_000_001 }, 'That is more than one campaign can cost.'],
  [{ channel: 'x'.repeat(81) }, 'The channel can have at most 80 characters.'],
  [{ shown: 'x'.repeat(501) }, 'What was shown can have at most 500 characters.'],
  [{ link: 'javascript:alert(1)' }, /^Please link to a page of this site/],
])('%o is refused with a sentence', async (wrong, message) => {
  const refused = await refusal(owner.ownerCampaigns.add({ ...radio, ...wrong }))
  expect(refused.status).toBe(400)
  expect(refused.issues?.[0]?.message ?? refused.message).toMatch(message)
})

test('a statement names the campaigns of its month to every store, without their costs', async () => {
  const { id: storeId } = await shop.given.store()
  await owner.ownerCampaigns.add(radio)
  await owner.ownerCampaigns.add({ ...radio, ranOn: '2026-10-31', channel: 'A newspaper' })
  const { campaigns: named } = await owner.ownerFees.statement({ storeId, month: '2026-11' })
  expect(named).toEqual([
    {
      _id: expect.any(String),
      ranOn: '2026-11-12',
      channel: 'Radio Plus',
      shown: 'A spot about local stores\ntwice a day',
      link: null,
    },
  ])
})
