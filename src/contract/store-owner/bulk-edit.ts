import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { DiscountEnd } from '#contract/shapes/discount.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { sayMany } from '#contract/shapes/many-products.sentences.ts'
import { Message } from '#contract/shapes/message.ts'
import { CategoryChain } from '#contract/shapes/own-product.ts'
import { missingOr } from '#contract/shapes/text.ts'
import { bulkFaults } from '#domain/bulk-edit.ts'
import { highestPriceRupees, mostBulkEdited } from '#domain/limits.ts'

const badAmount = issue(sayMany.badAmount)
const badPercent = issue(sayMany.badPercent)
const kind = <const Kind extends string>(name: Kind) => z.literal(name)
const difference = z.number(missingOr(sayMany.badAmount, sayMany.badAmount)).multipleOf(0.01, badAmount)

const Operation = z.union(
  [
    form({
      kind: kind('price'),
      by: kind('percent').meta({ description: 'Rounded to whole rupees.' }),
      value: difference.min(-99.99, badAmount).max(1000, badAmount),
    }),
    form({
      kind: kind('price'),
      by: kind('amount'),
      value: difference.min(-highestPriceRupees, badAmount).max(highestPriceRupees, badAmount),
    }),
    form({
      kind: kind('discount'),
      value: z
        .number(missingOr(sayMany.badPercent, sayMany.badPercent))
        .gt(0, badPercent)
        .lt(100, badPercent)
        .multipleOf(0.01, badPercent),
      expiresAt: DiscountEnd,
    }),
    form({ kind: kind('category'), categories: CategoryChain }),
    form({ kind: z.enum(['end-discount', 'hide', 'show', 'delete']) }),
  ],
  issue(sayMany.badOperation),
)

const UndoResult = Message.extend({
  changed: z.array(Id),
  kept: z
    .array(Id)
    .meta({ description: 'Products that were changed or deleted since, and stay as they are.' }),
})

export const bulkEdit = {
  editProducts: endpoint({
    method: 'POST',
    path: '/products/admin-products/bulk-edit',
    access: 'admin',
    summary: 'Change many products at once',
    description:
      'What is deleted so is gone at once, and deleted for good after a minute unless that is undone.',
    body: form({
      productIds: z
        .array(Id, missingOr(sayMany.badProducts, sayMany.badProducts))
        .min(1, issue(sayMany.badProducts))
        .max(mostBulkEdited, issue(sayMany.badProducts)),
      operation: Operation,
    }),
    response: Message.extend({
      undoId: Id.nullable().meta({ description: 'Null when nothing was changed.' }),
      changed: z.array(Id),
      refused: z.array(z.object({ _id: Id, fault: z.enum(bulkFaults) })),
    }),
  }),
  undoProductEdit: endpoint({
    method: 'POST',
    path: '/products/admin-products/bulk-edit/undo',
    access: 'admin',
    summary: 'Undo a change of many products, within a day, and a deletion within a minute',
    body: form({ undoId: Id }),
    response: UndoResult,
  }),
}
