import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { type Callers, callersIn, type Shop } from './access/callers.ts'
import { knownFor } from './access/known.ts'
import { answersBy, roles } from './access/roles.ts'
import { thingsIn } from './access/things.ts'
import { calls } from './calls.ts'
import { answerTo, requestOf } from './request.ts'
import { sampleOf } from './sample.ts'

let shop: Shop
let callers: Callers
beforeAll(async () => {
  shop = await testApp()
  callers = await callersIn(shop)
  await shop.given.product({ title: 'Vanilla tea', store: await shop.given.store({ name: 'Ti Lakaz' }) })
})

/** It offers the main categories and the best rated stores when the words find nothing. */
const offersAlways = 'search.alternatives'

/** Fields of a query that are searched for, by the contract. */
const searched = calls.flatMap((call) =>
  Object.keys((call.name !== offersAlways && call.endpoint.query?.shape) || {})
    .filter((field) => ['q', 'search', 'words', 'city'].includes(field))
    .map((field) => ({ name: call.name, call, field })),
)

const wildcards = [
  '%',
  '_',
  '%%',
  '__',
  '\\',
  '\\%',
  '*',
  '.*',
  '[a-z]',
  '%a%',
  "%' or 'q'='q",
  "' or q=q --",
  "'; select q; --",
]

/** What the lists of an answer hold, however deep. Choices of a filter say how many each would leave. */
const found = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce((sum, each) => sum + (each?.count ?? 1), 0)
    : value && typeof value === 'object'
      ? Object.entries(value).reduce(
          (sum, [name, inner]) => sum + (ofThePage.has(name) ? 0 : found(inner)),
          0,
        )
      : 0
/** Parts of an answer that do not depend on the words. */
const ofThePage = new Set(['cities', 'counts', 'places'])

test('there are searches to try', () => {
  expect(searched.length).toBeGreaterThan(20)
})

test.each(searched)(
  '$name finds nothing more by a wildcard or a statement in $field',
  async ({ call, field }) => {
    const role = roles.findLast((each) => answersBy[call.endpoint.access][each] === 200) ?? 'visitor'
    const right = await sampleOf(call.endpoint, knownFor(call.endpoint, thingsIn(shop, callers), callers))
    for (const text of wildcards) {
      const { status, body } = await answerTo(
        shop.app,
        callers.browsers[role],
        await requestOf(call.endpoint, { ...right, [field]: text }),
      )
      expect([text, status]).toEqual([text, 200])
      expect([text, found(JSON.parse(body))]).toEqual([text, 0])
    }
  },
)
