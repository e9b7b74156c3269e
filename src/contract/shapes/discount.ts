import { z } from 'zod'
import { normaliseExpiry } from '#domain/discount.ts'
import { form } from './form.ts'
import { Moment } from './moment.ts'

export const Discount = z.object({
  value: z.number().nullable().meta({ description: 'Percent.', example: 20 }),
  expiresAt: Moment.nullable(),
  isActive: z.boolean(),
})
export type Discount = z.infer<typeof Discount>

const percentSentence = 'The discount must be a number from 0 to less than 100, with at most 2 decimals.'
const percent = z
  .number(percentSentence)
  .min(0, percentSentence)
  .lt(100, percentSentence)
  .multipleOf(0.01, percentSentence)
  .nullable()

const expirySentence = 'Please choose a valid expiry date.'
const expiry = z
  .string(expirySentence)
  .refine((date) => normaliseExpiry(date) !== undefined, expirySentence)
  .nullable()
  .meta({
    description: 'A day or an instant; becomes the end of that day in Mauritius.',
    example: '2026-11-14',
  })

const parts = form({ value: percent.default(null), expiresAt: expiry.default(null) })

/** Of a new product: a percent with its last day, or none; 0 counts as none. */
export const NewDiscount = parts
  .refine(({ value, expiresAt }) => value !== null || expiresAt === null, {
    path: ['value'],
    message: 'Please enter the discount in percent.',
  })
  .refine(({ value, expiresAt }) => !value || expiresAt !== null, {
    path: ['expiresAt'],
    message: 'Please choose the day on which the discount ends.',
  })
  .nullish()
  .transform((discount) =>
    discount?.value && discount.expiresAt ? { value: discount.value, expiresAt: discount.expiresAt } : null,
  )

/** Of a product that exists: 0, or both parts null, ends the discount; one part alone leaves the other as it is. */
export const ChangedDiscount = parts.nullish()
