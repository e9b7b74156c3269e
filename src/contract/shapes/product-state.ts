import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { availabilities, conditions } from '#domain/product-state.ts'
import { sayProduct } from './product.sentences.ts'

export const Availability = z
  .enum(availabilities)
  .meta({ id: 'Availability', description: 'Whether it can be had now; absent when the store does not say.' })

export const Condition = z
  .enum(conditions)
  .meta({ id: 'Condition', description: 'New or used; absent when the store does not say.' })

// Chosen in a form: null and blank mean that it is not said. Left out, it stays as it is.

export const ChosenAvailability = z
  .union([z.literal(''), z.enum(availabilities), z.null()], issue(sayProduct.badAvailability))
  .transform((chosen) => chosen || null)
  .optional()
  .meta({ description: 'Null: not said.' })

export const ChosenCondition = z
  .union([z.literal(''), z.enum(conditions), z.null()], issue(sayProduct.badCondition))
  .transform((chosen) => chosen || null)
  .optional()
  .meta({ description: 'Null: not said.' })
