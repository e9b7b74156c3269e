import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { productsCsv } from '#domain/product-csv.ts'
import { products } from '#server/platform/database/schema/index.ts'
import { type OwnProductsApp, ownProductsApp } from '#tests/support/own-products-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: OwnProductsApp
beforeAll(async () => {
  shop = await ownProductsApp()
})

type Owner = Awaited<ReturnType<OwnProductsApp['storeOwner']>>
type Defaults = { categories?: string[]; discountEnds?: string }

const read = ({ client }: Owner, text: string, defaults: Defaults = {}) =>
  client.storeOwner.readProducts({ text, ...defaults })

/** Reads a file and writes its rows, as the browser does. */
async function imported(owner: Owner, text: string, defaults: Defaults = {}) {
  const { rows } = await read(owner, text, defaults)
  const written = rows
    .filter(({ fate }) => fate === 'new' || fate === 'changed')
    .map(({ line, cells }) => ({ line, cells }))
  if (written.length === 0) return { added: 0, changed: 0, unchanged: 0, refused: [] }
  return owner.client.storeOwner.writeProducts({ rows: written, ...defaults })
}

const own = async ({ client }: Owner) => (await client.storeOwner.products({})).products.toReversed()
const fates = async (owner: Owner, text: string, defaults?: Defaults) =>
  (await read(owner, text, defaults)).rows.map(({ fate, fault, notes }) => [fate, fault, ...notes])

test('our template: `;`, a BOM and French numbers; the same file twice changes nothing', async () => {
  const owner = await shop.storeOwner()
  const picture = await shop.uploaded()
  const text = [
    '\ufeffRéférence;Titre;Description;Prix;Remise %;Fin de la remise;Catégorie;Photo;Lien;Langue;Affiché',
    `A-1;Robe séga;"Vole haut;\nloin";1 250,00;12,5;31/12/2026;fashion > WOMEN > dresses;${picture};https://example.mu/a;fr;oui`,
    'A-2;Robe noire;Sans photo.;Rs 800;;;Dresses;noire.jpg;;;',
    '',
  ].join('\r\n')
  expect(await fates(owner, text)).toEqual([
    ['new', null],
    ['new', null, 'no-picture'],
  ])
  expect(await own(owner)).toEqual([])
  expect(await imported(owner, text)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: [] })
  const [robe, black] = (await own(owner)).toSorted((one, other) => (one.price < other.price ? 1 : -1))
  expect(robe).toMatchObject({
    sku: 'A-1',
    title: 'Robe séga',
    description: 'Vole haut;\nloin',
    price: 1250,
    discount: { value: 12.5, expiresAt: '2026-12-31T19:59:00.000Z' },
    categories: ['Fashion > Women > Dresses'],
    image: picture,
    link: 'https://example.mu/a',
    language: 'fr',
    isHidden: false,
    isDraft: false,
  })
  expect(black).toMatchObject({ sku: 'A-2', price: 800, isHidden: true, isDraft: true })
  expect(await owner.client.catalogue.productDetail({ productId: robe?._id ?? '' })).toMatchObject({
    title: 'Robe séga',
  })
  expect(await refusal(owner.client.catalogue.productDetail({ productId: black?._id ?? '' }))).toMatchObject({
    status: 404,
  })

  const before = await own(owner)
  expect(await fates(owner, text)).toEqual([
    ['unchanged', null],
    ['unchanged', null, 'no-picture'],
  ])
  await imported(owner, text)
  expect(await own(owner)).toEqual(before)
})

test('a draft that gets its picture is shown; one that its owner hides stays hidden', async () => {
  const owner = await shop.storeOwner()
  const file = (image: string) =>
    `SKU,Title,Description,Price,Category,Picture\nB-1,Hat,Straw.,300,Dresses,${image}`
  await imported(owner, file('hat.jpg'))
  const [draft] = await own(owner)
  const show = () =>
    owner.client.storeOwner.editProducts({ productIds: [draft?._id ?? ''], operation: { kind: 'show' } })
  expect(await refusal(show())).toEqual({
    status: 409,
    code: 'is-draft',
    message: 'A product needs a picture and a description before it can be shown.',
  })
  const picture = `"${await shop.uploaded()}"`
  expect((await read(owner, file(picture))).rows).toMatchObject([
    { fate: 'changed', changes: ['image', 'shown'] },
  ])
  await imported(owner, file(picture))
  expect(await own(owner)).toMatchObject([{ isHidden: false, isDraft: false }])
  await owner.client.storeOwner.editProducts({ productIds: [draft?._id ?? ''], operation: { kind: 'hide' } })
  expect(await fates(owner, file(picture))).toEqual([['unchanged', null]])
})

test('Shopify: the handle is the reference, variants are skipped, the price before makes a discount', async () => {
  const owner = await shop.storeOwner()
  const text = `Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Status
sega-dress,Sega dress,"<p>Flies <b>high</b>.</p>",Ti Lakaz,Dresses,summer,SD-S,800.00,1000.00,https://cdn.shopify.com/a.jpg,active
sega-dress,,,,,,SD-M,800.00,1000.00,,
plain-dress,Plain dress,Plain.,Ti Lakaz,Dresses,,PD,500.00,,https://cdn.shopify.com/b.jpg,draft`
  expect(await fates(owner, text)).toEqual([
    ['refused', 'no-discount-end'],
    ['skipped', null],
    ['new', null, 'no-picture'],
  ])
  expect(await imported(owner, text, { discountEnds: '2026-12-24' })).toMatchObject({ added: 2 })
  const listed = (await own(owner)).toSorted((one, other) => one.price - other.price)
  expect(listed).toMatchObject([
    { sku: 'plain-dress', price: 500, discount: { value: null } },
    { sku: 'sega-dress', price: 1000, description: 'Flies high.', discount: { value: 20 } },
  ])
  expect(await fates(owner, text, { discountEnds: '2026-12-24' })).toEqual([
    ['unchanged', null, 'no-picture'],
    ['skipped', null],
    ['unchanged', null, 'no-picture'],
  ])
})

test('WooCommerce: sale price with its end, several categories, variations skipped', async () => {
  const owner = await shop.storeOwner()
  const text = `ID,Type,SKU,Name,Published,Short description,Description,Date sale price ends,Sale price,Regular price,Categories,Images
1,simple,W-1,Fern,1,Green.,<p>Green &amp; tall.</p>,2026-12-24 00:00:00,99,150,"Sale, Garden > Plants","https://shop.example/fern.jpg, https://shop.example/fern2.jpg"
2,variation,W-1-S,Fern small,1,,,,,80,,
3,simple,W-2,Moss,-1,,Soft.,,,40,Nowhere,`
  expect(await fates(owner, text)).toEqual([
    ['new', null, 'no-picture'],
    ['skipped', null],
    ['refused', 'unknown-category'],
  ])
  await imported(owner, text, { categories: shop.garden })
  expect((await own(owner)).toSorted((one, other) => other.price - one.price)).toMatchObject([
    {
      title: 'Fern',
      description: 'Green & tall.',
      discount: { value: 34, expiresAt: '2026-12-24T19:59:00.000Z' },
    },
    { title: 'Moss', categories: ['Garden > Plants'], isHidden: true },
  ])
  expect(await fates(owner, text, { categories: shop.garden })).toEqual([
    ['unchanged', null, 'no-picture'],
    ['skipped', null],
    ['unchanged', null, 'no-picture', 'category-kept'],
  ])
})

const refusals: [string, string, string, string | null][] = [
  ['a row without a title', ',5,Dresses', 'no-title', null],
  ['a title that is too long', `${'x'.repeat(201)},5,Dresses`, 'long-title', null],
  ['a row without a price', 'Hat,,Dresses', 'no-price', null],
  ['a price that can be read in two ways', 'Hat,1.500,Dresses', 'bad-price', '1.500'],
  ['a price in words', 'Hat,five,Dresses', 'bad-price', 'five'],
  ['a price below zero', 'Hat,-5,Dresses', 'bad-price', '-5'],
  ['a price that is too high', 'Hat,10000001,Dresses', 'high-price', null],
  ['a row without a category', 'Hat,5,', 'no-category', null],
  ['an unknown category', 'Hat,5,Spaceships', 'unknown-category', 'Spaceships'],
  ['a category without a subcategory', 'Hat,5,Fashion', 'needs-subcategory', 'Fashion'],
  ['a discount of everything', 'Hat,5,Dresses,100,2026-12-31', 'bad-discount', '100'],
  ['a discount without an end', 'Hat,5,Dresses,10,', 'no-discount-end', null],
  ['a discount with a bad end', 'Hat,5,Dresses,10,soon', 'bad-discount-end', 'soon'],
  ['a sale price above the price', 'Hat,5,Dresses,,2026-12-31,6', 'bad-sale-price', '6'],
  ['a bad link', 'Hat,5,Dresses,,,,javascript:alert(1)', 'bad-link', 'javascript:alert(1)'],
  ['a language that nobody speaks here', 'Hat,5,Dresses,,,,,Klingon', 'bad-language', 'Klingon'],
]
test.each(refusals)('%s is refused', async (_, row, fault, detail) => {
  const owner = await shop.storeOwner()
  const text = `Title,Price,Category,Discount %,Discount ends,Sale price,Link,Language\n${row}`
  expect((await read(owner, text)).rows).toMatchObject([{ line: 2, fate: 'refused', fault, detail }])
  const { client } = owner
  const { rows } = await read(owner, text)
  const sent = rows.map(({ line, cells }) => ({ line, cells }))
  expect(await client.storeOwner.writeProducts({ rows: sent })).toEqual({
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: [{ line: 2, fault, detail }],
  })
  expect(await own(owner)).toEqual([])
})

describe('which product a row is about', () => {
  const head = 'SKU,Title,Price,Description,Category\n'

  test('the same reference or title twice in a file is refused the second time', async () => {
    const owner = await shop.storeOwner()
    const text = `${head}A,Hat,5,X,Dresses\nA,Cap,6,X,Dresses\n,Scarf,7,X,Dresses\n,scârf,8,X,Dresses`
    expect((await read(owner, text)).rows.map(({ fate, fault, detail }) => [fate, fault, detail])).toEqual([
      ['new', null, null],
      ['refused', 'twice', '2'],
      ['new', null, null],
      ['refused', 'twice', '4'],
    ])
  })

  test('a product without a reference is found by its title and takes the reference', async () => {
    const owner = await shop.storeOwner()
    const productId = await shop.added(owner, { title: 'Thé vert' })
    expect((await read(owner, `${head}T-1,the VERT,1450.5,,`)).rows).toMatchObject([
      { fate: 'changed', changes: ['sku', 'title'] },
    ])
    await imported(owner, `${head}T-1,Thé vert,1450.5,,`)
    expect(await own(owner)).toMatchObject([{ _id: productId, sku: 'T-1' }])
    await imported(owner, 'SKU,Price\nT-1,90')
    expect(await own(owner)).toMatchObject([{ _id: productId, title: 'Thé vert', price: 90 }])
  })

  test('of two products with one title, nobody knows which; with references it is clear', async () => {
    const owner = await shop.storeOwner()
    for (const _ of [1, 2]) await shop.added(owner, { title: 'Hat' })
    expect(await fates(owner, `${head},Hat,5,X,Dresses`)).toEqual([['refused', 'ambiguous']])
    const [one] = await own(owner)
    await owner.client.storeOwner.updateProduct({ productId: one?._id ?? '', sku: 'H' })
    expect(await fates(owner, `${head}H,Hat,5,X,Dresses\n,Hat,6,X,Dresses`)).toEqual([
      ['changed', null],
      ['changed', null],
    ])
  })

  test('products of other stores are never touched', async () => {
    const [one, other] = [await shop.storeOwner(), await shop.storeOwner()]
    await imported(one, `${head}S-1,Hat,5,X,Dresses`)
    expect(await imported(other, `${head}S-1,Hat,9,X,Dresses`)).toMatchObject({ added: 1 })
    expect(await own(one)).toMatchObject([{ price: 5 }])
  })
})

test('what is not in the file stays as it is, an empty link or discount ends it', async () => {
  const owner = await shop.storeOwner()
  const productId = await shop.added(owner, {
    title: 'Hat',
    link: 'https://example.mu/hat',
    discount: { value: 10, expiresAt: '2026-12-31' },
  })
  await imported(owner, 'Title,Price\nHat,7')
  expect(await shop.own(owner, productId)).toMatchObject({
    price: 7,
    link: 'https://example.mu/hat',
    discount: { value: 10 },
    description: 'Flies high.',
  })
  await imported(owner, 'Title,Price,Link,Discount %\nHat,7,,')
  expect(await shop.own(owner, productId)).toMatchObject({ link: null, discount: { value: null } })
  expect(await shop.prices(productId)).toHaveLength(3)
})

test('a discount that is over is left out, one that the product has already is no change', async () => {
  const owner = await shop.storeOwner()
  const head = 'Title,Price,Description,Category,Discount %,Discount ends\n'
  expect(await fates(owner, `${head}Hat,5,X,Dresses,10,2026-01-31`)).toEqual([
    ['new', null, 'no-picture', 'discount-over'],
  ])
  const productId = await shop.added(owner, { title: 'Cap', price: 5 })
  await shop.database.tables
    .update(products)
    .set({ discountPercent: 10, discountExpiresAt: new Date('2026-01-31T19:59:00Z') })
    .where(and(eq(products.id, productId), eq(products.storeId, owner.store.id)))
  expect(await fates(owner, `${head}Cap,5,,,10,31/01/2026`)).toEqual([['unchanged', null]])
})

test('columns can be chosen by hand, also without names', async () => {
  const owner = await shop.storeOwner()
  const text = 'Hat\t5\tDresses\nCap\t6\tDresses'
  const { columns, names, isClear, rows } = await read(owner, text)
  expect({ names, isClear, rows }).toEqual({ names: ['Hat', '5', 'Dresses'], isClear: false, rows: [] })
  expect(columns).toMatchObject({ hasNames: false, title: null })
  const chosen = { ...columns, title: 0, price: 1, category: 2 }
  expect((await owner.client.storeOwner.readProducts({ text, columns: chosen })).rows).toMatchObject([
    { line: 1, title: 'Hat', fate: 'new' },
    { line: 2, title: 'Cap', fate: 'new' },
  ])
})

test.each([
  ['', 'Please choose a file or paste its rows.'],
  ['\n \n', 'This file has no rows.'],
  [`Title\n${'x\n'.repeat(5001)}`, 'A file can have at most 5,000 rows. Please divide it.'],
  ['a\0b', 'This file is not a text. Please save it as CSV.'],
])('the file %j is refused as a whole', async (text, message) => {
  const owner = await shop.storeOwner()
  expect(await refusal(read(owner, text))).toMatchObject({ status: 400, message })
})

test('two calls with the same rows at once add them once', async () => {
  const owner = await shop.storeOwner()
  const rows = [{ line: 2, cells: { title: 'Hat', price: '5', category: 'Dresses' } }]
  const answers = await Promise.all([1, 2, 3].map(() => owner.client.storeOwner.writeProducts({ rows })))
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(1)
  expect(await own(owner)).toHaveLength(1)
})

test('whatever products contain, what is exported is imported without a change', async () => {
  const owner = await shop.storeOwner()
  const plain = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ''))
  const odd = fc.constantFrom('=1+1', "'=x", '-5 %', '@a', 'a;b', 'a,b', '"q"', ' b  c ', "''", 'Tea\u00a0A')
  const title = fc.oneof(plain, odd).filter((text) => text.trim() !== '')
  const description = fc.oneof(title, fc.constantFrom('one\ntwo', 'one\r\ntwo', '<b>bold</b> &amp;', '\t=x'))
  const product = fc.record({
    title,
    description,
    price: fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100),
    link: fc.constantFrom(null, 'https://example.mu/a,b;c'),
    language: fc.constantFrom(null, 'fr' as const, 'mfe' as const),
    discount: fc.constantFrom(
      null,
      { value: 12.34, expiresAt: '2026-12-31' },
      { value: 5, expiresAt: '2027-02-28' },
    ),
    isHidden: fc.boolean(),
  })
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), async (some) => {
      for (const { isHidden, ...values } of some) {
        number += 1
        const productId = await shop.added(owner, { ...values, sku: `=P ${number}` })
        if (isHidden)
          await owner.client.storeOwner.editProducts({ productIds: [productId], operation: { kind: 'hide' } })
      }
      const listed = await own(owner)
      for (const language of ['en', 'fr'] as const) {
        const { rows } = await read(owner, productsCsv(listed, language))
        expect(rows.filter(({ fate }) => fate !== 'unchanged')).toEqual([])
        expect(rows).toHaveLength(listed.length)
      }
    }),
    { numRuns: 15 },
  )
})
