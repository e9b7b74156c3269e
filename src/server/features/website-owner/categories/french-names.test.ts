import { beforeAll, describe, expect, test } from 'vitest'
import { longest } from '#domain/limits.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: OwnerApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await ownerApp()
  owner = (await shop.websiteOwner()).client
})

describe.each(['product', 'store'] as const)('French names of %s categories', (tree) => {
  const calls = () => owner.ownerCategories
  const added = async (name: string, nameFr: string | null, parentId: string | null = null) =>
    (await calls().add({ tree, name, nameFr, parentId, icon: null }))._id
  const namesOf = async (id: string) => {
    const table = tree === 'product' ? 'product_categories' : 'store_categories'
    const { sql } = shop.database
    const [row] = await sql<{ name: string; nameFr: string | null }[]>`
      select name, name_fr as "nameFr" from ${sql(table)} where id = ${id}`
    return row
  }

  test('a category is added with both names, and the tree shows both', async () => {
    const id = await added(`Bread ${tree}`, '  Pain  ')
    const { categories } = await calls().tree({ tree })
    expect(categories.find(({ _id }) => _id === id)).toMatchObject({ name: `Bread ${tree}`, nameFr: 'Pain' })
  })

  test('a French name is changed and taken away alone', async () => {
    const id = await added(`Tea ${tree}`, 'Thé')
    await calls().change({ tree, categoryId: id, nameFr: 'Thés' })
    expect(await namesOf(id)).toEqual({ name: `Tea ${tree}`, nameFr: 'Thés' })
    await calls().change({ tree, categoryId: id, name: `Teas ${tree}` })
    expect(await namesOf(id)).toEqual({ name: `Teas ${tree}`, nameFr: 'Thés' })
    await calls().change({ tree, categoryId: id, nameFr: ' ' })
    expect(await namesOf(id)).toEqual({ name: `Teas ${tree}`, nameFr: null })
  })

  test('a moved category keeps both names, and so does what it was merged with', async () => {
    const from = await added(`From ${tree}`, 'Depuis')
    const into = await added(`Into ${tree}`, 'Vers')
    const child = await added('Child', 'Enfant', from)
    await calls().move({ tree, categoryId: child, parentId: into })
    expect(await namesOf(child)).toEqual({ name: 'Child', nameFr: 'Enfant' })
    await calls().move({ tree, categoryId: child, parentId: from })
    await calls().merge({ tree, categoryId: from, into })
    expect(await namesOf(child)).toEqual({ name: 'Child', nameFr: 'Enfant' })
    expect(await namesOf(into)).toEqual({ name: `Into ${tree}`, nameFr: 'Vers' })
  })

  test('what is in a category is found by a new French name, and no longer by the old one', async () => {
    const words = {
      product: { first: 'Zanfeuille', next: 'Bwakoko', above: 'Rasinlao' },
      store: { first: 'Lapaverte', next: 'Dilofret', above: 'Montagnlong' },
    }[tree]
    const root = await added(`Root ${tree}`, null)
    const id = await added('Leaf', words.first, root)
    const category = { id, path: [root, id] }
    await (tree === 'product' ? shop.given.product({ category }) : shop.given.store({ category }))
    await shop.changed()
    const found = async (q: string) => {
      const { totalProducts, totalStores } = await owner.search.productsAndStores({ q })
      return totalProducts + totalStores
    }
    await expect.poll(() => found(words.first)).toBe(1)
    await calls().change({ tree, categoryId: id, nameFr: words.next })
    await expect.poll(() => found(words.next)).toBe(1)
    expect(await found(words.first)).toBe(0)
    await calls().change({ tree, categoryId: root, nameFr: words.above })
    await expect.poll(() => found(words.above)).toBe(1)
  })

  test.each([
    [
      'x'.repeat(longest.categoryName + 1),
      `The French name can have at most ${longest.categoryName} characters.`,
    ],
    ['<b>', 'Please write the name without < and >.'],
    ['two\nlines', 'The French name must be one line of plain text.'],
  ])('%j is refused as a French name', async (nameFr, message) => {
    const refused = await refusal(calls().add({ tree, name: 'Refused', nameFr, parentId: null, icon: null }))
    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused)).toContain(message)
  })
})
