import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import {
  addDays,
  dayInMs,
  endOfMauritiusDay,
  mauritiusDay,
  nextMauritiusMidnight,
  startOfMauritiusDay,
} from '#domain/mauritius-time.ts'
import { type FeesApp, feesApp } from '#tests/support/fees-app.ts'

let shop: FeesApp
let store: { id: string; city: string }
beforeAll(async () => {
  shop = await feesApp()
  // Its registration sends a mail, with which the app begins to work on jobs.
  const { id } = await shop.registered()
  const [{ city } = { city: '' }] = await shop.database.sql<{ city: string }[]>`
    select city from stores where id = ${id}`
  store = { id, city }
})

interface Span {
  startsAt: number
  endsAt: number
}
/** What the product should do, in the simplest words. */
interface Model {
  windows: (Span & { cycleId: string; isPaid: boolean })[]
  chosen: Span | undefined
}

const covers = ({ startsAt, endsAt }: Span, now: number) => startsAt <= now && now < endsAt
const isFeatured = ({ windows, chosen }: Model, now: number) =>
  windows.some((window) => window.isPaid && covers(window, now)) || (chosen ? covers(chosen, now) : false)

type Step =
  | { act: 'pay'; days: number }
  | { act: 'refund' | 'pay-again'; which: number }
  | { act: 'feature'; offset: number; days: number | null }
  | { act: 'end' }
  | { act: 'wait'; hours: number }

const which = fc.nat(4)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('pay' as const), days: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('refund' as const, 'pay-again' as const), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('feature' as const),
      offset: fc.integer({ min: 0, max: 4 }),
      days: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'end' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 90 }) }),
  },
)
// Around a leap day, the Independence Day, and the turn of a year.
const beginning = fc.constantFrom('2028-02-24T06:30:00Z', '2028-03-08T06:30:00Z', '2027-12-28T06:30:00Z')

async function follow(begins: string, steps: readonly Step[]): Promise<void> {
  let now = new Date(begins)
  shop.at(begins)
  await shop.changed()
  const product = await shop.given.product({ store })
  const productId = product.id
  const model: Model = { windows: [], chosen: undefined }
  const owner = await shop.given.owner()
  const client = async () => (await shop.signedIn('owner', owner)).client
  const transfer = () =>
    ({ id: v7(), amountCents: 200_000, method: 'cash', receivedOn: mauritiusDay(now) }) as const

  async function take(taken: Step): Promise<void> {
    const { ownerFees, ownerPromotion } = await client()
    if (taken.act === 'pay') {
      const order = { storeId: store.id, productId, days: taken.days, ...transfer() }
      const { window } = await ownerFees.personalised(order)
      model.windows.push({
        cycleId: window._id,
        isPaid: true,
        startsAt: +startOfMauritiusDay(window.startsOn),
        endsAt: +endOfMauritiusDay(window.endsOn),
      })
    } else if (taken.act === 'refund' || taken.act === 'pay-again') {
      const window = model.windows[taken.which]
      const willBePaid = taken.act === 'pay-again'
      if (!window || window.isPaid === willBePaid) return
      await ownerFees[willBePaid ? 'pay' : 'refund']({ cycleId: window.cycleId, ...transfer() })
      window.isPaid = willBePaid
    } else if (taken.act === 'feature') {
      const from = addDays(mauritiusDay(now), taken.offset)
      const until = taken.days === null ? null : addDays(from, taken.days - 1)
      const isTaken = model.chosen !== undefined && model.chosen.endsAt > +now
      const done = await ownerPromotion.feature({ productId, from, until }).then(
        () => true,
        (error) => error.code !== 'featured',
      )
      expect(done).toBe(!isTaken)
      if (isTaken) return
      model.chosen = {
        startsAt: +startOfMauritiusDay(from),
        endsAt: until === null ? Number.POSITIVE_INFINITY : +endOfMauritiusDay(until),
      }
    } else if (taken.act === 'end') {
      const isOpen = model.chosen !== undefined && model.chosen.endsAt > +now
      const done = await ownerPromotion.end({ productId }).then(
        () => true,
        () => false,
      )
      expect(done).toBe(isOpen)
      model.chosen = isOpen ? undefined : model.chosen
    } else if (taken.act === 'wait') await wait(taken.hours)
  }

  /** Stops at every midnight, where the job runs. */
  async function wait(hours: number): Promise<void> {
    const until = +now + hours * 3_600_000
    for (
      let midnight = nextMauritiusMidnight(now);
      +midnight <= until;
      midnight = new Date(+midnight + dayInMs)
    ) {
      now = midnight
      shop.at(now.toISOString())
      // What begins at midnight is there before the job has run.
      await compare()
      await shop.followClock()
      await compare()
    }
    now = new Date(until)
    shop.at(now.toISOString())
  }

  async function compare(): Promise<void> {
    const { products } = await shop.client.catalogue.featuredProducts({})
    const isThere = products.some(({ _id }) => _id === productId)
    expect([now.toISOString(), isThere]).toEqual([now.toISOString(), isFeatured(model, +now)])
  }

  for (const taken of steps) {
    await take(taken)
    await compare()
  }
  await shop.database.sql`delete from products where id = ${productId}`
}

/** Paid days after a gap, and paid days that are taken back while others run. */
const examples: [string, Step[]][] = [
  [
    '2028-02-24T06:30:00Z',
    [
      { act: 'feature', offset: 0, days: 1 },
      { act: 'pay', days: 2 },
      { act: 'wait', hours: 150 },
    ],
  ],
  [
    '2027-12-28T06:30:00Z',
    [
      { act: 'pay', days: 3 },
      { act: 'pay', days: 6 },
      { act: 'wait', hours: 60 },
      { act: 'refund', which: 1 },
      { act: 'wait', hours: 90 },
    ],
  ],
]

test('whatever is paid, refunded, featured and ended, a product is featured exactly when it should be', async () => {
  const run = fc.asyncProperty(beginning, fc.array(step, { minLength: 4, maxLength: 10 }), follow)
  await fc.assert(run, { numRuns: 8, examples, endOnFailure: true })
}, 120_000)
