import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { normaliseExpiry } from '#domain/discount.ts'
import { form } from './form.ts'
import { Moment } from './moment.ts'
import { sayProduct } from './product.sentences.ts'

export const Discount = z.object({
  value: z.number().nullable().meta({ description: 'Percent.', example: 20 }),
  expiresAt: Moment.nullable(),
  isActive: z.boolean(),
})
export type Discount = z.infer<typeof Discount>

const badPercent = issue(sayProduct.badPercent)
const percent = z
  .number(badPercent)
  .min(0, badPercent)
  .lt(100, badPercent)
  .multipleOf(0.01, badPercent)
  .nullable()

const badExpiry = issue(sayProduct.badExpiry)
export const DiscountEnd = z
  .string(badExpiry)
  .refine((date) => normaliseExpiry(date) !== undefined, badExpiry)
  .meta({
    description: 'A day or an instant; becomes the end of that day in Mauritius.',
    example: '2026-11-14',
  })

const parts = form({ value: percent.default(null), expiresAt: DiscountEnd.nullable().default(null) })

/** For a new product: a percent with its last day, or none; 0 counts as none. */
export const NewDiscount = parts
  .refine(({ value, expiresAt }) => value !== null || expiresAt === null, {
    path: ['value'],
    message: issue(sayProduct.noPercent),
  })
  .refine(({ value, expiresAt }) => !value || expiresAt !== null, {
    path: ['expiresAt'],
    message: issue(sayProduct.noExpiry),
  })
  .nullish()
  .transform((discount) =>
    discount?.value && discount.expiresAt ? { value: discount.value, expiresAt: discount.expiresAt } : null,
  )

/** For an existing product: 0, or both fields null, ends the discount; one field alone leaves the other as it is. */
export const ChangedDiscount = parts.nullish()
