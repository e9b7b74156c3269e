import { v7 } from 'uuid'
import type { AuditAction } from '#domain/audit-actions.ts'
import { categoryIcons } from '#domain/category-icons.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { CategoriesQueries, TreeName } from './categories.queries.ts'
import { say } from './categories.sentences.ts'
import { toCountedTree } from './counted-tree.ts'
import { type CategoryRow, type CategoryTree, treeOf } from './tree.ts'

interface Deps {
  queries: CategoriesQueries
  change: Change
  clock: Clock
}

const notOnFirstLevel = (tree: TreeName) =>
  new Refusal(409, 'first-level', tree === 'product' ? say.noProductsOnTop : say.noStoresOnTop)
const changedMeanwhile = () => new Refusal(409, 'changed-meanwhile', say.changedMeanwhile)

const notEmpty = (tree: TreeName, { name }: CategoryRow, subcategories: number, contents: number) =>
  new Refusal(409, 'not-empty', say.notEmpty({ name, subcategories, contents, of: tree }))

interface NewCategory {
  name: string
  nameFr: string | null
  parentId: string | null
  icon: string | null
}

interface CategoryChanges {
  name?: string | undefined
  nameFr?: string | null | undefined
  icon?: string | null | undefined
}

/** For the audit log: which category, and what else is worth recording. */
type Details = Record<string, unknown> & { id?: string }

export type CategoriesService = ReturnType<typeof categoriesService>

export function categoriesService({ queries, change, clock }: Deps) {
  /** Runs one change of a tree at a time and records it in the audit log. */
  async function changeTree(
    owner: WebsiteOwner,
    tree: TreeName,
    action: AuditAction,
    work: (tx: Transaction, categories: CategoryTree) => Promise<Details>,
  ): Promise<void> {
    await change(async (tx) => {
      await queries.lockTree(tx, tree)
      const { id, ...details } = await work(tx, treeOf(await queries.all(tree, tx)))
      const target = id === undefined ? undefined : { kind: `${tree}-category`, id }
      await record(tx, { owner, action, target, details: { tree, ...details }, now: clock() })
    })
  }

  const contentOf = async (tx: Transaction, tree: TreeName, of: readonly CategoryRow[]) => {
    const counts = await queries.contentCounts(tree, tx)
    return of.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
  }

  return {
    async tree(tree: TreeName) {
      const [rows, counts] = await Promise.all([queries.all(tree), queries.contentCounts(tree)])
      return { categories: toCountedTree(rows, counts), icons: [...categoryIcons] }
    },

    async add(owner: WebsiteOwner, tree: TreeName, { name, nameFr, parentId, icon }: NewCategory) {
      const id = v7()
      await changeTree(owner, tree, 'add-category', async (tx, categories) => {
        const parent = categories.parent(parentId)
        categories.requireRoom(parent)
        categories.requireFreeName(parent, name)
        const path = [...(parent?.path ?? []), id]
        const position = categories.lastPosition(parent?.id ?? null) + 1
        await queries.add(tx, tree, {
          id,
          parentId: parent?.id ?? null,
          depth: path.length - 1,
          path,
          name,
          nameFr,
          icon,
          position,
        })
        return { id, name, nameFr, parent: parent?.name ?? null }
      })
      return { message: say.added, _id: id }
    },

    async change(
      owner: WebsiteOwner,
      tree: TreeName,
      categoryId: string,
      { name, nameFr, icon }: CategoryChanges,
    ) {
      await changeTree(owner, tree, 'change-category', async (tx, categories) => {
        const category = categories.category(categoryId)
        if (name !== undefined)
          categories.requireFreeName(categories.parent(category.parentId), name, category)
        const values = {
          ...(name !== undefined && { name }),
          ...(nameFr !== undefined && { nameFr }),
          ...(icon !== undefined && { icon }),
        }
        if (Object.keys(values).length > 0) await queries.change(tx, tree, category.id, values)
        const { name: before, nameFr: beforeFr, icon: beforeIcon } = category
        return { id: category.id, before: { name: before, nameFr: beforeFr, icon: beforeIcon }, ...values }
      })
      return { message: say.saved }
    },

    async move(owner: WebsiteOwner, tree: TreeName, categoryId: string, parentId: string | null) {
      await changeTree(owner, tree, 'move-category', async (tx, categories) => {
        const category = categories.category(categoryId)
        const parent = categories.parent(parentId)
        categories.requireOutside(category, parent)
        categories.requireRoom(parent, category)
        categories.requireFreeName(parent, category.name, category)
        await queries.lock(
          tx,
          tree,
          categories.below(category.id).map(({ id }) => id),
        )
        if (!parent && (await contentOf(tx, tree, [category])) > 0) throw notOnFirstLevel(tree)
        if (category.parentId !== (parent?.id ?? null)) {
          const position = categories.lastPosition(parent?.id ?? null) + 1
          await queries.move(tx, tree, category, { parent, position })
        }
        return { id: category.id, name: category.name, into: parent?.name ?? null }
      })
      return { message: say.moved }
    },

    async order(owner: WebsiteOwner, tree: TreeName, parentId: string | null, ids: readonly string[]) {
      await changeTree(owner, tree, 'order-categories', async (tx, categories) => {
        const parent = categories.parent(parentId)
        const siblings = categories.children(parent?.id ?? null).map(({ id }) => id)
        const ordered = ids.map((id) => id.toLowerCase())
        if (siblings.toSorted().join() !== ordered.toSorted().join()) throw changedMeanwhile()
        await queries.setOrder(tx, tree, ordered)
        return { parent: parent?.name ?? null, ids: ordered }
      })
      return { message: say.ordered }
    },

    async merge(owner: WebsiteOwner, tree: TreeName, categoryId: string, intoId: string) {
      await changeTree(owner, tree, 'merge-categories', async (tx, categories) => {
        const gone = categories.category(categoryId)
        const into = categories.category(intoId)
        categories.requireOutside(gone, into)
        const moving = categories.children(gone.id)
        for (const child of moving) {
          categories.requireRoom(into, child)
          categories.requireFreeName(into, child.name)
        }
        await queries.lock(
          tx,
          tree,
          categories.below(gone.id).map(({ id }) => id),
        )
        if (into.depth === 0 && (await contentOf(tx, tree, [gone])) > 0) throw notOnFirstLevel(tree)
        const last = categories.lastPosition(into.id)
        for (const [index, child] of moving.entries())
          await queries.move(tx, tree, child, { parent: into, position: last + 1 + index })
        await queries.moveContent(tx, tree, [gone.id], into)
        await queries.remove(tx, tree, [gone])
        return { id: gone.id, name: gone.name, into: into.name, intoId: into.id }
      })
      return { message: say.merged }
    },

    async remove(owner: WebsiteOwner, tree: TreeName, categoryId: string, moveTo: string | null) {
      await changeTree(owner, tree, 'remove-category', async (tx, categories) => {
        const category = categories.category(categoryId)
        const to = categories.parent(moveTo)
        categories.requireOutside(category, to)
        const gone = categories.below(category.id)
        const ids = gone.map(({ id }) => id)
        await queries.lock(tx, tree, ids)
        const content = await contentOf(tx, tree, gone)
        if (!to && (gone.length > 1 || content > 0)) throw notEmpty(tree, category, gone.length - 1, content)
        if (to?.depth === 0 && content > 0) throw notOnFirstLevel(tree)
        if (to) await queries.moveContent(tx, tree, ids, to)
        await queries.remove(tx, tree, gone)
        const names = gone.map(({ name }) => name)
        return { id: category.id, name: category.name, removed: names, movedTo: to?.name ?? null, content }
      })
      return { message: say.removed }
    },
  }
}
