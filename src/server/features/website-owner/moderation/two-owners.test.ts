import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

type Client = Visitor['client']

let shop: ModerationApp
let owners: Client[]
beforeAll(async () => {
  shop = await moderationApp()
  owners = await Promise.all([1, 2, 3, 4].map(() => shop.owner()))
})

/** The statuses of calls that website owners make at the same moment. */
async function atOnce(...calls: ((client: Client['ownerModeration']) => Promise<unknown>)[]) {
  const outcomes = await Promise.all(
    calls.map((call, index) =>
      call((owners[index % owners.length] as Client).ownerModeration).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    ),
  )
  return outcomes.toSorted()
}

const misleading = { reason: 'misleading' as const, details: '' }
const reason = 'It goes against the rules.'
const rounds = [1, 2, 3, 4]

test.each(rounds)('of owners who decide about a reported product at once exactly one acts, %i', async () => {
  const product = await shop.given.product()
  const reporter = await shop.person()
  await reporter.client.report.product({ productId: product.id, ...misleading })
  const target = { target: 'product' as const, targetId: product.id, reportsSeen: 1 }
  const outcomes = await atOnce(
    (calls) => calls.dismiss(target),
    (calls) => calls.warn({ ...target, text: reason }),
    (calls) => calls.removeProduct({ productId: product.id, reason, reportsSeen: 1 }),
    (calls) => calls.removeProduct({ productId: product.id, reason, reportsSeen: 1 }),
  )
  expect(outcomes).toEqual([200, 409, 409, 409])
  const { decisions } = await shop.owner().then((client) => client.ownerModeration.history({}))
  expect(decisions.filter(({ targetId }) => targetId === product.id)).toHaveLength(1)
  expect((await shop.mail.nextMailTo(reporter.email)).subject).toBe('We have looked at your report')
})

test.each(rounds)(
  'of owners who suspend or dismiss a reported store at once exactly one acts, %i',
  async () => {
    const store = await shop.given.store()
    await shop.given.product({ store })
    const reporter = await shop.person()
    await reporter.client.report.store({ storeId: store.id, ...misleading })
    const target = { target: 'store' as const, targetId: store.id, reportsSeen: 1 }
    const outcomes = await atOnce(
      (calls) => calls.suspendStore({ storeId: store.id, reason, reportsSeen: 1 }),
      (calls) => calls.dismiss(target),
      (calls) => calls.suspendStore({ storeId: store.id, reason, reportsSeen: 1 }),
      (calls) => calls.warn({ ...target, text: reason }),
    )
    expect(outcomes).toEqual([200, 409, 409, 409])
  },
)

describe.each(['product', 'store'] as const)('of a %s', (of) => {
  const target = () => (of === 'product' ? shop.given.product() : shop.given.store())

  test.each(rounds)('a review is removed once, and a held rating decided once, %i', async () => {
    const { id } = await target()
    const review = await shop.rating(of, id, { rating: 1 })
    const remove = (calls: Client['ownerModeration']) =>
      calls.removeReview({ of, ratingId: review.id, reason })
    expect(await atOnce(remove, remove, remove, remove)).toEqual([200, 409, 409, 409])

    const held = await shop.rating(of, id, { status: 'held' })
    const outcomes = await atOnce(
      (calls) => calls.releaseRating({ of, ratingId: held.id }),
      (calls) => calls.dropRating({ of, ratingId: held.id }),
      (calls) => calls.releaseRating({ of, ratingId: held.id }),
      (calls) => calls.dropRating({ of, ratingId: held.id }),
    )
    expect(outcomes).toEqual([200, 409, 409, 409])
  })

  test('the average counts exactly the counted ratings, whatever is removed, released, dropped, withdrawn or rated at once', async () => {
    const acts = fc.constantFrom('remove', 'release', 'drop', 'withdraw', 'rate', 'forget')
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            rating: fc.integer({ min: 1, max: 5 }),
            isHeld: fc.boolean(),
            acts: fc.array(acts, { maxLength: 3 }),
          }),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        async (verdicts) => {
          const { id } = await target()
          const calls: (() => Promise<unknown>)[] = []
          for (const { rating, isHeld, acts } of verdicts) {
            const author = await shop.person()
            const status = isHeld ? 'held' : 'counted'
            const { id: ratingId } = await shop.rating(of, id, { rating, status, userId: author.id })
            const { ownerModeration } = owners[calls.length % owners.length] as Client
            const doing = {
              remove: () => ownerModeration.removeReview({ of, ratingId, reason }),
              release: () => ownerModeration.releaseRating({ of, ratingId }),
              drop: () => ownerModeration.dropRating({ of, ratingId }),
              withdraw: () =>
                of === 'product'
                  ? author.client.rating.deleteProductRating({ ratingId })
                  : author.client.rating.deleteStoreRating({ ratingId }),
              rate: () =>
                of === 'product'
                  ? author.client.rating.rateProduct({ productId: id, rating: 2 })
                  : author.client.rating.rateStore({ adminId: id, rating: 2 }),
              forget: () => author.client.account.deleteAccount({ userId: author.id }),
            }
            calls.push(...acts.map((act) => doing[act]))
          }
          const outcomes = await Promise.allSettled(calls.map((call) => call()))
          for (const outcome of outcomes)
            if (outcome.status === 'rejected') expect([401, 404, 409]).toContain(outcome.reason.status)
          const counted = (await shop.ratings(of, id)).filter(({ status }) => status === 'counted')
          const sum = counted.reduce((all, { rating }) => all + rating, 0)
          expect(await shop.sums(of, id)).toEqual({ sum, count: counted.length })
        },
      ),
      { numRuns: 15 },
    )
  })
})
