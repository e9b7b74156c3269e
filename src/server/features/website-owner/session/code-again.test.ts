import { beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { type OwnerApp, ownerApp, totpCode } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnerApp
beforeAll(async () => {
  shop = await ownerApp()
})
const now = '2026-11-14T08:00:00Z'
const soon = '2026-11-14T08:14:00Z'
const later = '2026-11-14T08:20:00Z'
beforeEach(async () => {
  await shop.database.sql`truncate rate_counts`
})

const again = { status: 403, code: 'second-factor-again' }
const reason = 'It shows somebody who did not agree.'

async function begin() {
  const owner = await shop.enrolled(now)
  const store = await shop.given.store()
  const removePicture = () =>
    owner.client.ownerModeration.removeStorePicture({ storeId: store.id, reason, image: '' })
  return { ...owner, removePicture }
}

test('what cannot be undone asks for a code again after a quarter of an hour', async () => {
  const { client, secret, removePicture } = await begin()
  shop.at(soon)
  expect(await refusal(removePicture())).not.toMatchObject(again)
  shop.at(later)
  await client.ownerSession.refreshToken({})
  expect(await refusal(removePicture())).toMatchObject(again)
  // The rest of the console goes on as before.
  await client.ownerSession.me({})
  expect(await refusal(client.ownerSession.enterCode({ code: '000000' }))).toMatchObject({
    status: 400,
    issues: [{ path: 'code' }],
  })
  expect(await refusal(removePicture())).toMatchObject(again)
  await client.ownerSession.enterCode({ code: totpCode(secret, later) })
  expect(await refusal(removePicture())).not.toMatchObject(again)
})

test('a code that was used for a login is not taken again', async () => {
  const { client, secret } = await begin()
  expect(await refusal(client.ownerSession.enterCode({ code: totpCode(secret, now) }))).toMatchObject({
    status: 400,
  })
})

test('calls that ask for a code are those of the website owner', () => {
  const asking = Object.values(api)
    .flatMap((area) => Object.values(area))
    .filter((endpoint) => 'asksForCode' in endpoint)
  expect(asking.length).toBeGreaterThan(8)
  for (const { access, method } of asking)
    expect([access, method]).toEqual(['owner', expect.not.stringMatching('GET')])
})
