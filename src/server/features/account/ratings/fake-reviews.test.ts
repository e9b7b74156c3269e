import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  newRatersOfOneTargetPerAddressADay,
  ratingsOfOneTargetPerPersonADay,
  ratingsPerAddressADay,
  ratingsPerPersonADay,
} from '#domain/review-defence.ts'
import { type Rateable, type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

const praise = 'The mangoes were ripe, the lady at the counter packed them well and it rained all day.'
const isHeld = async (target: Rateable, person: Visitor) => (await target.own(person)).rating.isHeld

async function crowd(target: Rateable, size: number): Promise<Visitor[]> {
  const people = await Promise.all(Array.from({ length: size }, () => shop.person()))
  for (const person of people) await target.rate(person, 5)
  return people
}

describe.each(['product', 'store'] as const)('many at once on one %s', (kind) => {
  test('count up to five within ten minutes; the next is kept for its author and not counted', async () => {
    const target = await shop.rateable(kind)
    await crowd(target, 5)
    const sixth = await shop.person()
    expect(await target.rate(sixth, 1, 'Never again.')).toEqual({ message: 'Rating submitted!' })

    expect(await target.own(sixth)).toMatchObject({
      rating: { rating: 1, comment: 'Never again.', isHeld: true },
    })
    expect(await target.detail()).toMatchObject({
      averageRating: 5,
      ratingCount: 5,
      ratingCounts: [0, 0, 0, 0, 5],
    })
    expect(await target.reviews()).toHaveLength(5)
    expect(await target.page()).toMatchObject({ total: 5, reviews: Array(5).fill({ rating: 5 }) })

    await target.release()
    expect(await isHeld(target, sixth)).toBe(false)
    expect(await target.detail()).toMatchObject({ ratingCount: 6, ratingCounts: [1, 0, 0, 0, 5] })
  })

  test('count again after ten minutes', async () => {
    const target = await shop.rateable(kind)
    await crowd(target, 5)
    shop.at('2026-11-14T08:10:00Z')
    const later = await shop.person()
    await target.rate(later, 4)
    expect(await isHeld(target, later)).toBe(false)
  })

  test('are counted correctly although they come at the very same moment', async () => {
    const target = await shop.rateable(kind)
    const people = await Promise.all(Array.from({ length: 40 }, () => shop.person()))
    await Promise.all(people.map((person) => target.rate(person, 5)))
    const rows = await target.rows()
    expect(rows).toHaveLength(40)
    expect(rows.filter(({ status }) => status === 'counted')).toHaveLength(5)
    expect(await target.sums()).toEqual({ sum: 25, count: 5, average: 5 })
  })

  test('are noticed also when they change old ratings', async () => {
    const target = await shop.rateable(kind)
    const accounts = await Promise.all(Array.from({ length: 7 }, () => shop.given.user()))
    for (const [days, account] of accounts.entries()) {
      shop.at(`2026-11-0${days + 1}T08:00:00Z`)
      await target.rate(await shop.signedIn('user', account), 5)
    }
    expect(await target.sums()).toEqual({ sum: 35, count: 7, average: 5 })

    await shop.freshDay()
    for (const account of accounts) await target.rate(await shop.signedIn('user', account), 1)
    const statuses = (await target.rows()).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'held')).toHaveLength(2)
    expect(await target.sums()).toEqual({ sum: 5, count: 5, average: 1 })
  })

  test('do not affect earlier ratings', async () => {
    const target = await shop.rateable(kind)
    shop.at('2026-11-14T07:00:00Z')
    const early = await shop.given.user()
    await target.rate(await shop.signedIn('user', early), 4)
    await shop.freshDay()
    await crowd(target, 8)
    const browser = await shop.signedIn('user', early)
    expect(await isHeld(target, browser)).toBe(false)
    await target.rate(browser, 4)
    expect(await isHeld(target, browser)).toBe(false)
  })
})

describe('a held rating', () => {
  async function heldOne(kind: 'product' | 'store') {
    const target = await shop.rateable(kind)
    await crowd(target, 5)
    const account = await shop.given.user()
    const author = await shop.signedIn('user', account)
    await target.rate(author, 1)
    return { target, author, account }
  }

  test.each(['product', 'store'] as const)(
    'of a %s stays held when its author writes it again',
    async (kind) => {
      const { target, author } = await heldOne(kind)
      shop.at('2026-11-14T08:14:00Z')
      await target.rate(author, 2, 'Another try.')
      expect(await target.own(author)).toMatchObject({ rating: { rating: 2, isHeld: true } })
      expect(await target.sums()).toMatchObject({ count: 5 })
    },
  )

  test.each(['product', 'store'] as const)('of a %s stays held when it is deleted first', async (kind) => {
    const { target, author } = await heldOne(kind)
    shop.at('2026-11-14T08:14:00Z')
    await target.remove(author, (await target.own(author)).rating._id)
    expect(await refusal(target.own(author))).toMatchObject({ status: 404 })
    await target.rate(author, 1)
    expect(await isHeld(target, author)).toBe(true)

    await target.release()
    await target.remove(author, (await target.own(author)).rating._id)
    await target.rate(author, 3)
    expect(await isHeld(target, author)).toBe(false)
  })

  test('once released, still counts when its author changes the stars', async () => {
    const { target, author } = await heldOne('product')
    await target.release()
    shop.at('2026-11-14T08:14:00Z')
    await target.rate(author, 2)
    expect(await isHeld(target, author)).toBe(false)
    expect(await target.sums()).toMatchObject({ sum: 27, count: 6 })
  })

  test('leaves nothing behind when its author deletes the account', async () => {
    const { target, author, account } = await heldOne('store')
    await target.remove(author, (await target.own(author)).rating._id)
    const before = await shop.withdrawn()
    await author.client.account.deleteAccount({ userId: account.id })
    expect(await shop.withdrawn()).toBe(before - 1)
  })
})

describe('the words of another account', () => {
  test.each([
    ['as they are', praise],
    ['in capitals without punctuation', praise.toUpperCase().replaceAll(/[.,]/g, '')],
    ['with invisible signs and other blanks', praise.replaceAll(' ', ' \u200b ')],
  ])('%s are held, whatever they are about', async (_, copy) => {
    const [product, store] = [await shop.rateable('product'), await shop.rateable('store')]
    const [author, copier, other] = [await shop.person(), await shop.person(), await shop.person()]
    const own = `${praise} ${product.id}`
    await product.rate(author, 5, own)
    await store.rate(copier, 5, `${copy} ${product.id}`)
    await (await shop.rateable('product')).rate(other, 5, `${copy} ${product.id}`)
    expect(await isHeld(product, author)).toBe(false)
    expect(await isHeld(store, copier)).toBe(true)
    expect((await store.detail()).ratingCount).toBe(0)
  })

  test('with one word changed are held on the same target', async () => {
    const target = await shop.rateable('product')
    const [author, copier] = [await shop.person(), await shop.person()]
    await target.rate(author, 5, praise.replace('mangoes', 'papayas'))
    await target.rate(copier, 5, praise.replace('mangoes', 'bananas'))
    expect([await isHeld(target, author), await isHeld(target, copier)]).toEqual([false, true])
  })

  test('sent from two accounts at the very same moment to two targets count once', async () => {
    const targets = await Promise.all(Array.from({ length: 8 }, () => shop.rateable('product')))
    const people = await Promise.all(targets.map(() => shop.person()))
    const words = `Eight of us say that this is the best shop of the whole island ${targets[0]?.id}`
    await Promise.all(targets.map((target, index) => target.rate(people[index] as Visitor, 5, words)))
    const rows = (await Promise.all(targets.map((target) => target.rows()))).flat()
    expect(rows.filter(({ status }) => status === 'counted')).toHaveLength(1)
  })

  test('are no copy when they are common phrases', async () => {
    const target = await shop.rateable('store')
    const [one, other] = [await shop.person(), await shop.person()]
    await target.rate(one, 5, 'Very good service!')
    await target.rate(other, 5, 'Very good service!')
    expect(await isHeld(target, other)).toBe(false)
  })

  test('are my own when I say the same elsewhere', async () => {
    const [one, other] = [await shop.rateable('store'), await shop.rateable('product')]
    const person = await shop.person()
    const words = `I was served by the owner herself and she knew every spice by name ${one.id}`
    await one.rate(person, 5, words)
    await other.rate(person, 5, words)
    expect(await isHeld(other, person)).toBe(false)
  })

  test('released once are not held again when the stars change', async () => {
    const target = await shop.rateable('product')
    const [author, copier] = [await shop.person(), await shop.person()]
    const words = `We ate here on a Sunday after the beach and the octopus was tender ${target.id}`
    await target.rate(author, 5, words)
    await target.rate(copier, 4, words)
    await target.release()
    await target.rate(copier, 5, words)
    expect(await isHeld(target, copier)).toBe(false)
  })
})

const tooMany = {
  status: 429,
  code: 'too-many',
  message: 'Too many attempts. Please try again in 24 hours.',
}

describe('in one day', () => {
  test('a person may rate a limited number of things', async () => {
    const person = await shop.person()
    for (let times = 0; times < ratingsPerPersonADay; times += 1)
      await (await shop.rateable('product')).rate(person, 4)
    const target = await shop.rateable('store')
    expect(await refusal(target.rate(person, 4))).toEqual(tooMany)
    expect(await target.rows()).toEqual([])
  })

  test('a person may change one rating a limited number of times', async () => {
    const [person, target] = [await shop.person(), await shop.rateable('store')]
    for (let times = 0; times < ratingsOfOneTargetPerPersonADay; times += 1)
      await target.rate(person, 1 + (times % 5))
    expect(await refusal(target.rate(person, 5))).toEqual(tooMany)
  })

  test('one address may send a limited number of ratings, whatever accounts they are from', async () => {
    const targets = await Promise.all(Array.from({ length: 5 }, () => shop.rateable('product')))
    for (let sent = 0; sent < ratingsPerAddressADay; ) {
      const person = shop.movedTo('41.136.0.7', await shop.person())
      for (const target of targets) {
        await target.rate(person, 4)
        sent += 1
      }
    }
    const [target] = targets
    const next = await shop.person()
    expect(await refusal(target?.rate(shop.movedTo('41.136.0.7', next), 4) as Promise<unknown>)).toEqual(
      tooMany,
    )
    expect(await target?.rate(shop.movedTo('41.136.0.8', next), 4)).toEqual({ message: 'Rating submitted!' })
  })

  test('more people of one address on one target than a household has are held', async () => {
    const target = await shop.rateable('store')
    for (let number = 0; number <= newRatersOfOneTargetPerAddressADay; number += 1) {
      const account = await shop.given.user()
      shop.at(`2026-11-14T0${number + 1}:00:00Z`)
      const person = shop.movedTo('2c0f:fe08:1::9', await shop.signedIn('user', account))
      await target.rate(person, 5)
    }
    const statuses = (await target.rows())
      .toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt))
      .map(({ status }) => status)
    expect(statuses).toEqual(['counted', 'counted', 'counted', 'counted', 'counted', 'held'])
  })

  test('a person who replaces a rating does not count as a new rater', async () => {
    const target = await shop.rateable('product')
    const person = shop.movedTo('41.136.0.9', await shop.person())
    for (let stars = 1; stars <= newRatersOfOneTargetPerAddressADay + 2; stars += 1)
      await target.rate(person, 1 + (stars % 5))
    expect(await isHeld(target, person)).toBe(false)
  })
})
