import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { filledIn, line, missingOr, orNone } from '#contract/shapes/text.ts'
import { categoryIcons } from '#domain/category-icons.ts'
import { longest } from '#domain/limits.ts'
import { say } from './categories.sentences.ts'

/** A category with everything the console needs before it changes it. */
export const KeptCategory = z.object({
  _id: Id,
  name: z.string(),
  nameFr: z.string().nullable(),
  icon: z.string().nullable(),
  inside: Count.meta({ description: 'Products or stores that sit in this very category.' }),
  insideAll: Count.meta({ description: 'Those in it and in all below it.' }),
  get subcategories() {
    return z.array(KeptCategory)
  },
})
KeptCategory.register(z.globalRegistry, { id: 'KeptCategory' })
export type KeptCategory = z.infer<typeof KeptCategory>

const Tree = z.enum(['product', 'store'], issue(say.whichTree))
const ofTree = z.object({ tree: Tree })
const thisCategory = ofTree.extend({ categoryId: Id })

const Name = filledIn(line('name', longest.categoryName)).regex(/^[^<>]*$/, issue(say.nameWithMarkup))
const NameFr = orNone(line('nameFr', longest.categoryName).regex(/^[^<>]*$/, issue(say.nameWithMarkup))).meta(
  { description: 'Without one, the category is called the same in French.' },
)
const Icon = z.enum(categoryIcons, issue(say.noSuchIcon)).nullable()
const Parent = Id.nullable().meta({ description: 'None for a category of the first level.' })

export const ownerCategories = {
  tree: endpoint({
    method: 'GET',
    path: '/owner/categories/:tree',
    access: 'owner',
    summary: 'A whole tree of categories, with how much sits in each',
    params: ofTree,
    response: z.object({ categories: z.array(KeptCategory), icons: z.array(z.string()) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/owner/categories/:tree',
    access: 'owner',
    summary: 'Add a category, last among its siblings',
    params: ofTree,
    body: form({
      name: Name,
      nameFr: NameFr.default(null),
      parentId: Parent.default(null),
      icon: Icon.default(null),
    }),
    response: Message.extend({ _id: Id }),
  }),
  order: endpoint({
    method: 'PUT',
    path: '/owner/categories/:tree/order',
    access: 'owner',
    summary: 'Put the categories below one parent in order',
    params: ofTree,
    body: form({
      parentId: Parent.default(null),
      ids: z.array(Id, missingOr(say.listOfIds)).min(1, issue(say.nameSome)).max(1000, issue(say.tooMany)),
    }),
    response: Message,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/owner/categories/:tree/:categoryId',
    access: 'owner',
    summary: 'Rename a category or change its icon',
    params: thisCategory,
    body: form({ name: Name.optional(), nameFr: NameFr.optional(), icon: Icon.optional() }),
    response: Message,
  }),
  move: endpoint({
    method: 'POST',
    path: '/owner/categories/:tree/:categoryId/move',
    access: 'owner',
    summary: 'Hang a category, with all below it, under another parent',
    params: thisCategory,
    body: form({ parentId: Parent }),
    response: Message,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/owner/categories/:tree/:categoryId/merge',
    access: 'owner',
    asksForCode: true,
    summary: 'Put all that is in a category, subcategories too, into another, and remove it',
    params: thisCategory,
    body: form({ into: Id }),
    response: Message,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/owner/categories/:tree/:categoryId/remove',
    access: 'owner',
    summary: 'Remove a category that is empty, or one whose content goes to another',
    params: thisCategory,
    body: form({
      moveTo: Id.nullable()
        .default(null)
        .meta({ description: 'Where everything in it, and below it, goes; its subcategories go for good.' }),
    }),
    response: Message,
  }),
}
