import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { inOrder, paymentWays } from '#domain/payments-taken.ts'
import { sayStore } from './store.sentences.ts'

export const PaymentWay = z.enum(paymentWays).meta({ id: 'PaymentWay', example: 'juice' })

const badPayments = issue(sayStore.badPayments)

/** Chosen in a form; each counts once. */
export const ChosenPayments = z
  .array(z.enum(paymentWays, badPayments), badPayments)
  .max(paymentWays.length, badPayments)
  .transform(inOrder)
