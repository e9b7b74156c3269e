import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '#tests/support/test-app.ts'
import { type Callers, callersIn, type Shop } from './access/callers.ts'
import { knownFor } from './access/known.ts'
import { answersBy, roles } from './access/roles.ts'
import { rowOf } from './access/rows/index.ts'
import { thingsIn } from './access/things.ts'
import { calls } from './calls.ts'
import { answerTo, requestOf } from './request.ts'
import { sampleOf } from './sample.ts'

let shop: Shop
let callers: Callers
beforeAll(async () => {
  shop = await testApp()
  callers = await callersIn(shop)
})

/** Columns and rights that no form has, as somebody would guess them. */
const guessed = {
  _id: '00000000-0000-7000-8000-000000000000',
  role: 'admin',
  isAdmin: true,
  status: 'approved',
  state: 'approved',
  userId: '00000000-0000-7000-8000-000000000000',
  storeApprovedAt: '2026-01-01T00:00:00Z',
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  email_verified_at: '2026-01-01T00:00:00Z',
  passwordHash: 'x',
  isSecondFactorWaived: true,
  ratingSum: 500,
  ratingCount: 100,
  averageRating: 5,
  isFeatured: true,
  featuredFrom: '2026-01-01T00:00:00Z',
  paidCents: 1_000_000,
  recordedBy: 'somebody',
  createdAt: '1970-01-01T00:00:00Z',
}

const withForms = calls.filter(({ endpoint: { body, multipart } }) => body && !multipart)

test.each(withForms.map((call) => [call.name, call] as const))(
  '%s takes no field beside those of its form',
  async (_, call) => {
    const things = thingsIn(shop, callers)
    const right = {
      ...(await sampleOf(call.endpoint, knownFor(call.endpoint, things, callers))),
      ...(await rowOf(call).input?.(things)),
    }
    const { body } = call.endpoint
    const names = body instanceof z.ZodObject ? Object.keys(body.shape) : []
    expect(names.length).toBeGreaterThan(0)
    const extra = Object.fromEntries(Object.entries(guessed).filter(([name]) => !names.includes(name)))
    // What is not in the form never reaches the handler.
    const parsed = await body?.safeParseAsync({ ...right, ...extra })
    expect(Object.keys(parsed?.data ?? {}).filter((name) => !names.includes(name))).toEqual([])
  },
)

test('guessed fields beside a right form change nothing that belongs to the website', async () => {
  const { sql } = shop.database
  const rights = () => sql`
    select (select count(*) from users where store_approved_at is not null) as approved,
      (select count(*) from users where email_verified_at is null) as unverified,
      (select count(*) from stores where status <> 'active') as suspended,
      (select count(*) from website_owners where is_second_factor_waived) as waived,
      (select count(*) from store_applications where status <> 'open') as decided,
      (select count(*) from products where featured_from is not null or status = 'removed') as featured,
      (select coalesce(sum(paid_cents), 0) from fee_cycles) as paid`
  const byPeople = withForms.filter(
    ({ endpoint: { access, setsCookie } }) => ['user', 'admin'].includes(access) && !setsCookie,
  )
  const things = thingsIn(shop, callers)
  for (const call of byPeople) {
    const right = {
      ...(await sampleOf(call.endpoint, knownFor(call.endpoint, things, callers))),
      ...(await rowOf(call).input?.(things)),
    }
    const request = await requestOf(call.endpoint, right)
    const before = await rights()
    const caller = roles.findLast((role) => answersBy[call.endpoint.access][role] === 200) ?? 'user'
    const payload = { ...guessed, ...(request.payload as object) }
    const { status } = await answerTo(shop.app, callers.browsers[caller], { ...request, payload })
    expect([call.name, status < 500]).toEqual([call.name, true])
    expect([call.name, await rights()]).toEqual([call.name, before])
  }
})
