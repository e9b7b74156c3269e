import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Access } from '#contract/endpoint.ts'
import { type Call, calls, idFields } from '#tests/security/calls.ts'
import { recordFigures } from '#tests/security/record-figures.ts'
import { answerTo, requestOf } from '#tests/security/request.ts'
import { sampleOf } from '#tests/security/sample.ts'
import { testApp } from '#tests/support/test-app.ts'
import { type Callers, callersIn, type Shop } from './callers.ts'
import { knownFor } from './known.ts'
import { answersBy, type Role, roles } from './roles.ts'
import type { Reach } from './row.ts'
import { rowOf } from './rows/index.ts'
import { type Things, thingsIn } from './things.ts'

let shop: Shop
let callers: Callers
let things: Things
beforeAll(async () => {
  shop = await testApp()
  await freshCallers()
})

async function freshCallers() {
  callers = await callersIn(shop)
  things = thingsIn(shop, callers)
}

/** Right input, about things of `user`, `storeOwner` and `websiteOwner`. */
async function rightInput(call: Call) {
  const sample = await sampleOf(call.endpoint, knownFor(call.endpoint, things, callers))
  return { ...sample, ...(await rowOf(call).input?.(things)) }
}

/** Nothing that was asked for, in place of query and body. */
const nonsense = ({ endpoint: { query, body } }: Call) =>
  Object.fromEntries(
    [query, body].flatMap((schema) =>
      schema instanceof z.ZodObject ? Object.keys(schema.shape).map((field) => [field, []]) : [],
    ),
  )

const send = async ({ endpoint }: Call, role: Role, input: Record<string, unknown>) =>
  answerTo(shop.app, callers.browsers[role], await requestOf(endpoint, input))

test.each(calls.map((call) => [call.name, call] as const))(
  '%s answers each role as it should',
  async (_, call) => {
    const { access, method, setsCookie } = call.endpoint
    const input = await rightInput(call)
    const expected = { ...answersBy[access], ...rowOf(call).answers }
    const answers: Partial<Record<Role, number>> = {}
    const unexpected: Partial<Record<Role, string>> = {}
    const callAs = async (role: Role) => {
      const { status, body } = await send(call, role, input)
      answers[role] = status
      if (status !== expected[role]) unexpected[role] = body
      if (status === 401 && access !== 'public')
        expect(body).toBe('{"message":"Please log in first.","code":"not-logged-in"}')
    }
    const isRefused = (role: Role) => access !== 'public' && [401, 403].includes(answersBy[access][role])
    await Promise.all(roles.filter(isRefused).map(callAs))
    // The form is not read before: a stranger learns nothing about what would be right.
    if (access !== 'public')
      expect((await send(call, 'visitor', { ...input, ...nonsense(call) })).status).toBe(401)
    for (const role of roles.filter((each) => !isRefused(each))) {
      if (method !== 'GET') await shop.database.sql`delete from rate_counts`
      await callAs(role)
    }
    expect({ answers, unexpected }).toEqual({ answers: expected, unexpected: {} })
    // It may have ended a session, or deleted an account.
    if (setsCookie || access === 'enrolling') await freshCallers()
  },
)

test('the table names every id that a call takes', () => {
  const unnamed = calls.flatMap((call) =>
    idFields(call.endpoint)
      .filter(({ path: [first = ''] }) => !rowOf(call).ids?.[first])
      .map(({ path }) => `${call.name}: ${path.join('.')}`),
  )
  expect(unnamed).toEqual([])
})

/** The role whose things the right input names, and somebody with the same rights but other things. */
const others: Partial<Record<Access, Role>> = {
  user: 'otherUser',
  admin: 'otherStoreOwner',
  account: 'otherUser',
}
const named = calls.flatMap((call) =>
  Object.entries(rowOf(call).ids ?? {}).map(([field, reach]) => ({ call, field, reach, name: call.name })),
)

describe('what belongs to somebody else', () => {
  const own = named.filter(({ reach }) => reach === 'own')
  const browserOf = (role: Role = 'otherUser') => callers.browsers[role]

  test('is what these calls are about', () => {
    expect(own.map(({ name, field }) => `${name} ${field}`)).toEqual([
      'account.endSession sessionId',
      'account.deleteAccount userId',
      'rating.deleteProductRating ratingId',
      'rating.deleteStoreRating ratingId',
      'storeOwner.endSession sessionId',
      'storeOwner.updateProduct productId',
      'storeOwner.deleteProduct productId',
      'storeOwner.editProducts productIds',
      'storeOwner.undoProductEdit undoId',
      'storeOwner.markSale enquiryId',
      'storeOwner.answerReview ratingId',
      'storeOwner.removeAnswer ratingId',
      'storeOwner.receipt paymentId',
      'alert.removeSearch searchId',
      'alert.removeDevice deviceId',
      'ownerSession.endSession sessionId',
    ])
  })

  test.each(own)('$name answers another’s $field as one that is not there', async ({ call, field }) => {
    const { access } = call.endpoint
    const input = await rightInput(call)
    const other =
      access === 'owner' ? await shop.signedIn('owner', await shop.given.owner()) : browserOf(others[access])
    const asked = async (id: unknown) =>
      answerTo(shop.app, other, await requestOf(call.endpoint, { ...input, [field]: id }))
    const theirs = (input as Record<string, unknown>)[field]
    const notYours = await asked(theirs)
    const notThere = await asked(Array.isArray(theirs) ? [v7()] : v7())
    expect(notYours).toEqual(notThere)
    expect(notYours.status).toBeGreaterThanOrEqual(400)
  })
})

describe('what is hidden from the public', () => {
  const shown = named.filter(({ reach }) => reach === 'shown')
  const hidden = (field: string, { name }: Call) => {
    if (/product/i.test(field)) return things.removedProduct()
    if (/answer/i.test(field)) return things.hiddenAnswer()
    if (/store|admin/i.test(field)) return things.suspendedStore()
    return things.rating(/product/i.test(name) ? 'product' : 'store', { isHeld: true })
  }

  test.each(shown)('$name answers a hidden $field as one that is not there', async ({ call, field }) => {
    const role = call.endpoint.access === 'public' ? 'visitor' : 'otherUser'
    const input: Record<string, unknown> = await rightInput(call)
    const asked = (id: string) =>
      send(call, role, { ...input, [field]: Array.isArray(input[field]) ? [id] : id })
    const answers = [await asked(await hidden(field, call)), await asked(v7())]
    expect(answers[0]).toEqual(answers[1])
  })
})

// `npm run fuzz` measures both.
test.runIf(process.env.FUZZ_REQUESTS)('its size is written into docs/security.md', async () => {
  const ids = (reach: Reach) => named.filter((each) => each.reach === reach).length
  await recordFigures(
    'access matrix',
    `${calls.length} calls × ${roles.length} roles: ${calls.length * roles.length} answers; ${ids('own')} ids that may be another’s and ${ids('shown')} that may be hidden.`,
  )
})
