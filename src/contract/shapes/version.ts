import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { sayProduct } from './product.sentences.ts'

const badVersion = issue(sayProduct.badVersion)

/** The version that a caller has read, sent with a change, so that a change in between is noticed. */
export const ReadVersion = z.coerce
  .number<number | string>(badVersion)
  .int(badVersion)
  .min(1, badVersion)
  .max(2_147_483_647, badVersion)
  .meta({ description: 'The version that was read.' })
