import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewsPageSize } from '#domain/rating.ts'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

describe.each(['product', 'store'] as const)('the reviews of a %s', (of) => {
  async function reviewedBy(count: number) {
    const thing = await shop.rateable(of)
    for (let each = 0; each < count; each += 1) {
      shop.at(`2026-11-${String(1 + each).padStart(2, '0')}T08:00:00Z`)
      await thing.rate(await shop.person(), 1 + (each % 5), `Comment ${each}`)
    }
    await thing.releaseAtOnce()
    return thing
  }

  test('come newest first, the most helpful first, or the lowest first, with the newest first among equals', async () => {
    const thing = await reviewedBy(13)
    const rows = await thing.rows()
    const readers = await Promise.all(Array.from({ length: 3 }, () => shop.person()))
    for (const [at, { id: ratingId }] of rows.entries())
      for (const { client } of readers.slice(0, at % 4))
        await client.rating.markHelpful({ of, ratingId, isHelpful: true })

    const all = await thing.rows()
    const newest = [...all].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const orders = {
      newest,
      helpful: newest.toSorted((a, b) => b.helpfulCount - a.helpfulCount),
      lowest: newest.toSorted((a, b) => a.rating - b.rating),
    }
    for (const sort of ['newest', 'helpful', 'lowest'] as const) {
      const expected = orders[sort].map(({ id }) => id)
      const pages = [await thing.page({ sort }), await thing.page({ sort, page: 2 })]
      expect(pages.flatMap(({ reviews }) => reviews.map(({ _id }) => _id))).toEqual(expected)
      expect(pages[0]?.reviews).toHaveLength(reviewsPageSize)
      const two = await thing.page({ sort, stars: 2 })
      const withTwo = orders[sort].filter(({ rating }) => rating === 2).map(({ id }) => id)
      expect(two.reviews.map(({ _id }) => _id)).toEqual(withTwo)
    }
    expect((await thing.page()).reviews).toEqual((await thing.page({ sort: 'newest' })).reviews)
  })

  test('have an exact summary by stars, whatever happens to them', async () => {
    const step = fc.record({
      who: fc.nat(3),
      what: fc.constantFrom('rate', 'remove', 'mark', 'hold', 'release'),
      stars: fc.integer({ min: 1, max: 5 }),
    })
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await shop.freshDay()
      const thing = await shop.rateable(of)
      const people = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const user = await shop.given.user()
          return { id: user.id, ...(await shop.signedIn('user', user)) }
        }),
      )
      for (const { who, what, stars } of steps) {
        const person = people[who]
        if (!person) continue
        const { rating: own } = await thing.ownIfAny(person)
        if (what === 'rate') await thing.rate(person, stars, `Words ${stars} of ${who}`)
        if (what === 'remove' && own) await thing.remove(person, own._id)
        if (what === 'hold') await thing.hold(person.id)
        if (what === 'release') await thing.release()
        if (what === 'mark')
          for (const { _id: ratingId } of await thing.reviews())
            await person.client.rating.markHelpful({ of, ratingId, isHelpful: stars > 2 }).catch(() => {})
      }
      await shop.changed()
      const counted = (await thing.rows()).filter(({ status }) => status === 'counted')
      const expected = [1, 2, 3, 4, 5].map((stars) => counted.filter(({ rating }) => rating === stars).length)
      const { ratingCounts, total } = await thing.page({ sort: 'helpful' })
      expect(ratingCounts).toEqual(expected)
      expect(total).toBe(counted.length)
      expect((await thing.detail()).ratingCounts).toEqual(expected)
    })
    await fc.assert(property, { numRuns: 8 })
  })

  test('cannot be sorted otherwise', async () => {
    const thing = await shop.rateable(of)
    const sort = 'cheapest' as 'newest'
    expect(await refusal(thing.page({ sort }))).toMatchObject({
      status: 400,
      message: 'Reviews can be sorted by newest, helpful or lowest.',
    })
    expect((await thing.page({ sort: '' as 'newest' })).total).toBe(0)
  })
})
