import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { allAnswers, type FreshnessSite, freshnessSite } from '#tests/support/freshness/site.ts'
import { publicWrites } from '#tests/support/freshness/writes.ts'
import { isLong } from '#tests/support/long.ts'
import { ApiError } from '#web/shared/api/client.ts'

let site: FreshnessSite
let writes: ReturnType<typeof publicWrites>
beforeAll(async () => {
  site = await freshnessSite()
  writes = publicWrites(site)
})

/** After how many writes all answers are compared: after each, one cannot evict what another should have evicted. */
const writesAtATime = isLong ? 1 : 5

test('no answer is older than the last write: in the process that wrote at once, in others within a second', async () => {
  const kinds = Object.keys(writes)
  const oneOfEach = fc.shuffledSubarray(kinds, { minLength: kinds.length })
  const anyOthers = fc.array(fc.constantFrom(...kinds), {
    minLength: isLong ? 200 : 0,
    maxLength: isLong ? 300 : 3,
  })
  const steps = fc
    .tuple(oneOfEach, anyOthers)
    .chain(([each, more]) =>
      fc.tuple(...[...each, ...more].map((kind) => fc.tuple(fc.constant(kind), fc.nat(99)))),
    )
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      while (chosen.length > 0) {
        const next = chosen.splice(0, writesAtATime)
        for (const [kind, which] of next) {
          await site.database.sql`truncate rate_counts`
          await writes[kind]?.(which).catch(unlessHidden)
        }
        const written = next.map(([kind, which]) => `${kind} (${which})`).join(', ')
        const right = await allAnswers(site, site.truth)
        expect(await allAnswers(site, site.writer), written).toEqual(right)
        await expect
          .poll(() => allAnswers(site, site.other), { message: `elsewhere, ${written}`, interval: 50 })
          .toEqual(right)
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 240_000)

/** A product that its store has hidden is not there for people, and is not featured: nothing is written. */
function unlessHidden(error: unknown): void {
  if (!(error instanceof ApiError && ['not-found', 'not-shown', 'not-featured'].includes(error.code)))
    throw error
}

/** The statements that the process that writes needs for these answers. */
async function statementsFor(paths: readonly string[]): Promise<string[]> {
  const before = site.statements.length
  for (const path of paths)
    expect((await site.writer.app.inject({ url: `/api/${path}` })).statusCode).toBe(200)
  return site.statements.slice(before)
}

test.each([
  ['a price', 'a store changes a price'],
  ['a rating', 'a person rates a product'],
  ['opening hours', 'a store sets its hours'],
])('%s leaves alone the answers that do not show it', async (_, kind) => {
  const { products, stores } = site
  const unrelated = [
    `product/detail/${products[1]?.id}`,
    `product/store/${stores[1].id}`,
    `product/products/store/${stores[1].id}`,
    `ratings/store/${stores[1].id}/reviews`,
    'product/product-category-tree',
    'product/hot-deals?city=Moka',
    'product/public/all-stores/cities',
  ]
  // The writes before may have hidden what is looked at.
  for (const [at, { id }] of products.slice(0, 2).entries())
    await site.keepers[at]?.storeOwner.editProducts({ productIds: [id], operation: { kind: 'show' } })
  await writes['a store ends a discount']?.(0)
  await statementsFor(unrelated)
  await site.database.sql`truncate rate_counts`
  await writes[kind]?.(0)
  expect(await statementsFor(unrelated)).toEqual([])
  expect(await statementsFor([`product/detail/${products[0]?.id}`])).not.toEqual([])
})

test('a rating at another spot leaves a page by distance alone', async () => {
  const { given, client } = site.writer
  const inRodrigues = { categoryId: site.garden.id, near: 'Port Mathurin' }
  await client.productCategory.bestRated(inRodrigues)
  const far = await given.product({
    store: await given.store({ city: 'Port Mathurin' }),
    category: site.plants,
  })
  // Shown once the process has heard of it: what it hears later would evict the pages below.
  await expect
    .poll(async () => (await client.productCategory.bestRated(inRodrigues)).products[0]?._id)
    .toBe(far.id)
  const near = `product/products/by-category/${site.garden.id}/best-rated?near=Curepipe`
  const { products } = await site.truth.client.productCategory.bestRated({
    categoryId: site.garden.id,
    near: 'Curepipe',
  })
  const shown = products[0]?._id ?? ''
  await statementsFor([near, 'product/public/all-stores?near=Curepipe'])
  await site.database.sql`truncate rate_counts`
  const person = (await site.writer.signedIn('user', await given.user())).client
  await person.rating.rateProduct({ productId: far.id, rating: 3 })
  expect(await statementsFor([near, 'product/public/all-stores?near=Curepipe'])).toEqual([])
  await person.rating.rateProduct({ productId: shown, rating: 3 })
  expect(await statementsFor([near])).not.toEqual([])
})

test('a rating at the end of a list leaves its first pages alone', async () => {
  const { given } = site.writer
  const list = 'product/best-rated-products'
  const { products } = await site.truth.client.catalogue.bestRatedProducts({ page: 3 })
  const last = products.at(-1)?._id ?? ''
  const pages = [list, `${list}?page=2`]
  await statementsFor([...pages, `${list}?page=3`])
  await site.database.sql`truncate rate_counts`
  const person = (await site.writer.signedIn('user', await given.user())).client
  await person.rating.rateProduct({ productId: last, rating: 1 })
  expect(await statementsFor(pages)).toEqual([])
  expect(await statementsFor([`${list}?page=3`])).not.toEqual([])
})
