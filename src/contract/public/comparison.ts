import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { CategoryName } from '#contract/shapes/category.ts'
import { Count } from '#contract/shapes/count.ts'
import { HonestDiscount } from '#contract/shapes/honest-discount.ts'
import { Id } from '#contract/shapes/ids.ts'
import { StoreHours } from '#contract/shapes/opening-hours.ts'
import { Product } from '#contract/shapes/product.ts'
import { StoreChecks } from '#contract/shapes/store-listing.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { mostCompared } from '#domain/limits.ts'
import { say } from './comparison.sentences.ts'

export const ComparedProduct = Product.extend({
  honestDiscount: HonestDiscount.nullable(),
  categories: z.array(CategoryName).meta({ description: 'From the root category down.' }),
  checks: StoreChecks.meta({ description: 'Of the store.' }),
  hours: StoreHours.meta({ description: 'Of the store.' }),
})
export type ComparedProduct = z.infer<typeof ComparedProduct>

const idLength = 36
const isId = (text: string) => Id.safeParse(text).success
const idsIn = (text: string) => [...new Set(text.toLowerCase().split(','))]

const ComparedIds = z
  .string(issue(say.whichProducts))
  .min(1, { error: issue(say.whichProducts), abort: true })
  .refine(
    (text) => text.length < (mostCompared + 1) * (idLength + 1) - 1 && idsIn(text).length <= mostCompared,
    {
      error: issue(say.tooMany),
      abort: true,
    },
  )
  .refine((text) => idsIn(text).every(isId), issue(sayValue.notAnId))

export const comparison = {
  compare: endpoint({
    method: 'GET',
    path: '/product/compare',
    access: 'public',
    summary: 'Some products of one category side by side',
    query: z.object({
      products: ComparedIds.transform(idsIn).meta({
        description: `The ids of up to ${mostCompared} products, separated by commas.`,
      }),
    }),
    response: z.object({
      products: z
        .array(ComparedProduct)
        .max(mostCompared)
        .meta({ description: 'Those of the same root category as the first, in the order of the ids.' }),
      otherCategory: z
        .array(Product.pick({ _id: true, title: true }).extend({ category: CategoryName }))
        .meta({ description: 'Those of other root categories.' }),
      missing: Count.meta({ description: 'How many are not there, or not shown.' }),
    }),
  }),
}
export type Comparison = z.infer<typeof comparison.compare.response>
