import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatAverage } from '#domain/rating.ts'
import { isLong } from '#tests/support/long.ts'
import { type Rateable, type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { untilWaiting } from '#tests/support/until-waiting.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { ApiError } from '#web/shared/api/client.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

interface Person extends Visitor {
  id: string
}

async function newPerson(): Promise<Person> {
  const { id } = await shop.given.user()
  return { ...(await shop.signedIn('user', { id })), id }
}

/** Everything that a target says about its ratings, against the ratings themselves. */
async function isExact(target: Rateable): Promise<void> {
  const counted = (await target.rows()).filter(({ status }) => status === 'counted')
  const sum = counted.reduce((total, { rating }) => total + rating, 0)
  const average = counted.length === 0 ? 0 : sum / counted.length
  expect(await target.sums()).toEqual({ sum, count: counted.length, average })
  const { averageRating, ratingCount, ratingCounts } = await target.detail()
  expect(formatAverage(averageRating)).toBe(formatAverage(Math.round(average * 100) / 100))
  expect(ratingCount).toBe(counted.length)
  expect(ratingCounts).toEqual(
    [1, 2, 3, 4, 5].map((stars) => counted.filter(({ rating }) => rating === stars).length),
  )
  expect((await target.page()).total).toBe(counted.length)
}

/** The status of a call; anything but an answer of ours fails the test. */
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status
      throw error
    },
  )

async function takeBack(target: Rateable, person: Visitor) {
  const { rating } = await target.own(person)
  return target.remove(person, rating._id)
}

describe('averages and counts', () => {
  test('are exact after hundreds of simultaneous ratings, replacements, deletions, reports, releases and account deletions', async () => {
    const targets = await Promise.all(
      Array.from({ length: 8 }, (_, index) => shop.rateable(index % 2 ? 'store' : 'product')),
    )
    const people = await Promise.all(Array.from({ length: 40 }, newPerson))
    let seed = 20261114
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const any = <Item>(items: Item[]) => items[random(items.length)] as Item

    const total = isLong ? 800 : 200
    const actions = Array.from({ length: total }, () => {
      const [person, target, dice] = [any(people), any(targets), random(100)]
      if (dice < 60)
        return () => target.rate(person, 1 + random(5), random(2) ? `Comment ${random(1000)}` : '')
      if (dice < 80) return () => takeBack(target, person)
      if (dice < 86) return () => target.releaseAtOnce()
      if (dice < 94) return () => reportAny(target, person)
      if (dice < 98) return () => wish(target, person)
      return () => person.client.account.deleteAccount({ userId: person.id })
    })
    const statuses: number[] = []
    while (actions.length > 0) {
      const atOnce = actions.splice(0, 200)
      statuses.push(...(await Promise.all(atOnce.map((act) => statusOf(act())))))
    }

    // 401: the account was deleted in between; 404: so was the rating; 403 and 429 are refusals by rule.
    const unexpected = statuses.filter((status) => ![200, 401, 403, 404, 429].includes(status))
    expect(unexpected).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan((total * 3) / 8)
    for (const target of targets) await target.isHeard().then(() => isExact(target))
    const left = (await Promise.all(targets.map((target) => target.rows()))).flat()
    expect(left.length).toBeGreaterThan(50)
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['counted', 'held']))
  }, 180_000)

  async function reportAny(target: Rateable, { client }: Person) {
    const [review] = await target.reviews()
    if (!review) return
    const reason = 'misleading' as const
    return target.kind === 'product'
      ? client.report.productReview({ type: 'rating', targetId: review._id, reason })
      : client.report.storeReview({ ratingId: review._id, reason })
  }

  const wish = ({ kind, id }: Rateable, { client }: Person) =>
    kind === 'product'
      ? client.wishlist.addProduct({ productId: id })
      : client.wishlist.addStore({ storeId: id })

  test('are exact when one person rates and deletes the same thing many times at once', async () => {
    const target = await shop.rateable('product')
    const person = await newPerson()
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        statusOf(target.rate(person, 1 + (index % 5))),
        statusOf(takeBack(target, person)),
      ]).flat(),
    )
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([])
    expect((await target.rows()).length).toBeLessThanOrEqual(1)
    await isExact(target)
  })

  test('are exact when a rating is taken back while somebody is about to change it', async () => {
    const target = await shop.rateable('product')
    const person = await newPerson()
    await target.rate(person, 2)
    const { sql } = shop.database
    const removal = await sql.begin(async (rating) => {
      await rating`select from products where id = ${target.id} for no key update`
      const underWay = statusOf(takeBack(target, person))
      await untilWaiting(shop.database, 1)
      await rating`update product_ratings set rating = 5 where product_id = ${target.id}`
      return [underWay]
    })
    expect(await Promise.all(removal)).toEqual([200])
    await target.isHeard()
    await isExact(target)
  })

  test('are exact when a person deletes the account while rating', async () => {
    for (let round = 0; round < 10; round += 1) {
      const targets = await Promise.all([shop.rateable('product'), shop.rateable('store')])
      const person = await newPerson()
      const other = await newPerson()
      const statuses = await Promise.all([
        ...targets.flatMap((target) => [
          statusOf(target.rate(person, 5)),
          statusOf(target.rate(other, 3)),
          statusOf(target.rate(person, 4)),
        ]),
        statusOf(person.client.account.deleteAccount({ userId: person.id })),
      ])
      expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([])
      for (const target of targets) {
        expect((await target.rows()).map(({ userId }) => userId)).toEqual([other.id])
        await isExact(target)
      }
    }
  })
})

type Action =
  | ['rate', number, number]
  | ['delete', number]
  | ['hold', number]
  | ['release']
  | ['leave', number]

const whose = fc.nat(5)
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('rate' as const), whose, fc.integer({ min: 1, max: 5 })) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('delete' as const), whose) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('hold' as const), whose) },
  { weight: 1, arbitrary: fc.constant(['release'] as ['release']) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('leave' as const), whose) },
)

test.each(['product', 'store'] as const)(
  'whatever is done to the ratings of a %s, the average is the mean of those that count',
  async (kind) => {
    const run = async (actions: Action[]) => {
      await shop.freshDay()
      const target = await shop.rateable(kind)
      const people = await Promise.all(Array.from({ length: 6 }, newPerson))
      /** The last rating of each person, as the test itself counts it. */
      const said = new Map<string, number>()
      for (const [what, whom = 0, stars = 0] of actions) {
        const person = people[whom] as Person
        if (what === 'rate' && (await statusOf(target.rate(person, stars))) === 200)
          said.set(person.id, stars)
        if (what === 'delete' && (await statusOf(takeBack(target, person))) === 200) said.delete(person.id)
        if (what === 'leave') {
          await statusOf(person.client.account.deleteAccount({ userId: person.id }))
          said.delete(person.id)
        }
        if (what === 'release') await target.release()
        if (what === 'hold') await target.hold(person.id)
        const rows = await target.rows()
        expect(new Map(rows.map(({ userId, rating }) => [userId, rating]))).toEqual(said)
        await isExact(target)
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), run), {
      numRuns: isLong ? 30 : 3,
    })
  },
  120_000,
)
