import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  auditLog,
  productCategories,
  products,
  storeCategories,
  stores,
} from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
  owner = (await shop.websiteOwner()).client
})

interface Drawn {
  name: string
  insideAll: number
  subcategories: Drawn[]
}

/** 'Fashion 3 (Women 3 (Dresses 2), Men 0)': names with how much is in them. */
const draw = (categories: readonly Drawn[]): string =>
  categories
    .map(({ name, insideAll, subcategories }) =>
      subcategories.length > 0 ? `${name} ${insideAll} (${draw(subcategories)})` : `${name} ${insideAll}`,
    )
    .join(', ')

describe.each(['product', 'store'] as const)('the tree of %s categories', (tree) => {
  const calls = () => owner.ownerCategories
  const category = (values: Parameters<typeof shop.given.productCategory>[0]) =>
    tree === 'product' ? shop.given.productCategory(values) : shop.given.storeCategory(values)
  type Category = Awaited<ReturnType<typeof category>>

  async function content(inside: Category): Promise<string> {
    const { id } =
      tree === 'product'
        ? await shop.given.product({ category: inside })
        : await shop.given.store({ category: inside })
    return id
  }
  const pathOf = async (id: string) => {
    const table = tree === 'product' ? products : stores
    const [row] = await shop.database.tables
      .select({ path: table.categoryPath, search: table.search })
      .from(table)
      .where(eq(table.id, id))
    return row
  }

  /** Root > Sub > Leaf with one item in the leaf, all with names of their own. */
  async function branch(name: string) {
    const root = await category({ name: `${name} root` })
    const sub = await category({ name: `${name} sub`, parent: root })
    const leaf = await category({ name: `${name} leaf`, parent: sub })
    const thing = await content(leaf)
    return { root, sub, leaf, thing }
  }
  const drawn = async (name: string) => {
    const { categories } = await calls().tree({ tree })
    return draw(categories.filter((root) => root.name.startsWith(name)))
  }

  test('is shown whole, with how much is in each', async () => {
    const { sub } = await branch('Whole')
    await content(sub)
    expect(await drawn('Whole')).toBe('Whole root 2 (Whole sub 2 (Whole leaf 1))')
    expect((await calls().tree({ tree })).icons).toContain('dodo')
  })

  test('takes a new category, last among its siblings and at most four levels deep', async () => {
    const { leaf, root } = await branch('Adding')
    const { _id } = await calls().add({ tree, name: 'Fourth', parentId: leaf.id })
    expect((await refusal(calls().add({ tree, name: 'Fifth', parentId: _id }))).code).toBe('too-deep')
    await calls().add({ tree, name: 'Second', parentId: root.id, icon: 'dodo' })
    expect(await drawn('Adding')).toBe('Adding root 1 (Adding sub 1 (Adding leaf 1 (Fourth 0)), Second 0)')
    expect(await refusal(calls().add({ tree, name: 'SECOND', parentId: root.id }))).toMatchObject({
      status: 409,
      message: 'There is already a category ‘Second’ in ‘Adding root’.',
    })
    const strange = calls().add({ tree, name: 'Third', icon: 'unicorn' as 'dodo' })
    expect((await refusal(strange)).status).toBe(400)
    expect(await auditEntries(shop.database, eq(auditLog.targetId, _id))).toMatchObject([
      { action: 'add-category', targetKind: `${tree}-category`, details: { tree, name: 'Fourth' } },
    ])
  })

  test('a new name is found by search at once, and the old one no more', async () => {
    const { sub } = await branch(tree === 'product' ? 'Naming' : 'Titling')
    const found = async (q: string) => {
      const { totalProducts, totalStores } = await shop.client.search.productsAndStores({ q })
      return tree === 'product' ? totalProducts : totalStores
    }
    const [old, next] = tree === 'product' ? ['Naming sub', 'Quokkas'] : ['Titling sub', 'Wombats']
    expect([await found(old), await found(next)]).toEqual([1, 0])
    await calls().change({ tree, categoryId: sub.id, name: next })
    expect([await found(old), await found(next)]).toEqual([0, 1])
    // The same name in another case counts as its own.
    await calls().change({ tree, categoryId: sub.id, name: next.toUpperCase(), icon: 'mango' })
  })

  test('a category moves with all below it, and what is in it is found under its new place', async () => {
    const { sub, leaf, thing, root } = await branch('Moving')
    const other = await branch('Target')
    await calls().move({ tree, categoryId: sub.id, parentId: other.sub.id })
    expect(await drawn('Moving')).toBe('Moving root 0')
    expect(await drawn('Target')).toBe(
      'Target root 2 (Target sub 2 (Target leaf 1, Moving sub 1 (Moving leaf 1)))',
    )
    const row = await pathOf(thing)
    expect(row?.path).toEqual([other.root.id, other.sub.id, sub.id, leaf.id])
    expect(row?.search).toMatch(/target/)
    const table = tree === 'product' ? productCategories : storeCategories
    const [kept] = await shop.database.tables.select().from(table).where(eq(table.id, leaf.id))
    expect(kept).toMatchObject({ depth: 3, path: row?.path, parentId: sub.id })
    expect(kept?.search).not.toMatch(/root.*root/)
    if (tree === 'product') {
      const list = await shop.client.productCategory.bestRated({ categoryId: other.root.id })
      expect(list.total).toBe(2)
      expect((await shop.client.productCategory.bestRated({ categoryId: root.id })).total).toBe(0)
    } else {
      expect((await shop.client.store.all({ storeCategory: other.root.id })).total).toBe(2)
      expect((await shop.client.store.all({ storeCategory: root.id })).total).toBe(0)
    }
    // And all the way back.
    await calls().move({ tree, categoryId: sub.id, parentId: root.id })
    expect((await pathOf(thing))?.path).toEqual([root.id, sub.id, leaf.id])
    expect((await pathOf(thing))?.search).not.toMatch(/target/)
  })

  test('a category moves neither into itself nor too deep, nor onto a name that is taken, nor its content to the first level', async () => {
    const { root, sub, leaf } = await branch('Stuck')
    const other = await branch('Deep')
    await category({ name: 'Stuck leaf', parent: other.root })
    const code = async (categoryId: string, parentId: string | null) =>
      (await refusal(calls().move({ tree, categoryId, parentId }))).code
    expect(await code(root.id, leaf.id)).toBe('inside-itself')
    expect(await code(sub.id, sub.id)).toBe('inside-itself')
    expect(await code(root.id, other.sub.id)).toBe('too-deep')
    expect(await code(leaf.id, other.root.id)).toBe('name-taken')
    expect(await code(leaf.id, null)).toBe('first-level')
    // A category without anything in itself may become one of the first level.
    await calls().move({ tree, categoryId: sub.id, parentId: null })
    expect(await drawn('Stuck')).toBe('Stuck root 0, Stuck sub 1 (Stuck leaf 1)')
  })

  test('siblings are put in order, all of them', async () => {
    const root = await category({ name: 'Ordered' })
    const ids = new Map<string, string>()
    for (const name of ['A', 'B', 'C']) ids.set(name, (await category({ name, parent: root })).id)
    const order = (names: string) =>
      calls().order({ tree, parentId: root.id, ids: [...names].map((name) => ids.get(name) ?? '') })
    await order('CAB')
    expect(await drawn('Ordered')).toBe('Ordered 0 (C 0, A 0, B 0)')
    expect((await refusal(order('CA'))).code).toBe('changed-meanwhile')
  })

  test('merging brings content and subcategories over, and refuses when a name is there twice', async () => {
    const from = await branch('From')
    const into = await branch('Into')
    await content(from.sub)
    await calls().merge({ tree, categoryId: from.sub.id, into: into.sub.id })
    expect(await drawn('Into')).toBe('Into root 3 (Into sub 3 (Into leaf 1, From leaf 1))')
    expect(await drawn('From')).toBe('From root 0')
    expect((await pathOf(from.thing))?.path).toEqual([into.root.id, into.sub.id, from.leaf.id])

    const twin = await category({ name: 'Twin', parent: from.root })
    await category({ name: 'into LEAF', parent: twin })
    expect(await refusal(calls().merge({ tree, categoryId: twin.id, into: into.sub.id }))).toMatchObject({
      status: 409,
      message: 'There is already a category ‘Into leaf’ in ‘Into sub’.',
    })
    const up = calls().merge({ tree, categoryId: into.sub.id, into: into.root.id })
    expect((await refusal(up)).code).toBe('first-level')
    expect((await refusal(calls().merge({ tree, categoryId: into.root.id, into: into.sub.id }))).code).toBe(
      'inside-itself',
    )
  })

  test('only an empty category is removed, unless its content gets another category', async () => {
    const { root, sub, leaf, thing } = await branch('Going')
    const other = await branch('Staying')
    expect(await refusal(calls().remove({ tree, categoryId: sub.id }))).toMatchObject({
      status: 409,
      message: `‘Going sub’ is not empty: it has 1 subcategory and 1 ${tree}. Please say where they go.`,
    })
    expect((await refusal(calls().remove({ tree, categoryId: sub.id, moveTo: leaf.id }))).code).toBe(
      'inside-itself',
    )
    const toRoot = calls().remove({ tree, categoryId: sub.id, moveTo: other.root.id })
    expect((await refusal(toRoot)).code).toBe('first-level')
    await calls().remove({ tree, categoryId: sub.id, moveTo: other.leaf.id })
    expect((await pathOf(thing))?.path).toEqual([other.root.id, other.sub.id, other.leaf.id])
    expect((await pathOf(thing))?.search).not.toMatch(/go/)
    await calls().remove({ tree, categoryId: root.id })
    expect(await drawn('Going')).toBe('')
    expect((await refusal(calls().remove({ tree, categoryId: root.id }))).status).toBe(404)
  })
})

test('menus, lists and pages show a change at once', async () => {
  const root = await shop.given.productCategory({ name: 'Seen' })
  const sub = await shop.given.productCategory({ name: 'Before', parent: root })
  const product = await shop.given.product({ category: sub })
  await shop.changed()
  const shown = async () => ({
    menu: (await shop.client.catalogue.categoryTree({})).find(({ _id }) => _id === root.id)?.subcategories[0]
      ?.name,
    trail: (await shop.client.catalogue.productDetail({ productId: product.id })).categories.at(-1)?.name,
    filter: (await shop.client.productCategory.subcategories({ id: root.id })).subcategories[0]?.name,
  })
  expect(await shown()).toEqual({ menu: 'Before', trail: 'Before', filter: 'Before' })
  await owner.ownerCategories.change({ tree: 'product', categoryId: sub.id, name: 'After' })
  expect(await shown()).toEqual({ menu: 'After', trail: 'After', filter: 'After' })
})

test('simultaneous changes of a tree are applied one after the other', async () => {
  const root = await shop.given.productCategory({ name: 'Busy' })
  const other = (await shop.websiteOwner()).client
  const outcomes = await Promise.allSettled(
    [owner, other, owner, other].map(({ ownerCategories }) =>
      ownerCategories.add({ tree: 'product', name: 'Same', parentId: root.id }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a product that is added while its category is removed is either moved with it or refused', async () => {
  const root = await shop.given.productCategory({ name: 'Racing' })
  const target = await shop.given.productCategory({ name: 'Target', parent: root })
  const store = await shop.given.store()
  const { client } = await shop.signedIn('admin', store)
  const image = `/media/upload/f_auto,q_auto,w_800/${await shop.given.picture()}`
  for (let round = 0; round < 5; round += 1) {
    const gone = await shop.given.productCategory({ name: `Gone ${round}`, parent: root })
    const product = { title: 'T', description: 'D', price: 1, image, categories: [root.id, gone.id] }
    const outcomes = await Promise.allSettled([
      client.storeOwner.createProduct(product),
      owner.ownerCategories.merge({ tree: 'product', categoryId: gone.id, into: target.id }),
      client.storeOwner.createProduct(product),
    ])
    expect(outcomes[1].status).toBe('fulfilled')
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason.status).toBe(400)
  }
  const rows = await shop.database.tables.select().from(products).where(eq(products.storeId, store.id))
  for (const { categoryId } of rows) expect(categoryId).toBe(target.id)
})
