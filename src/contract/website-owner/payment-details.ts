import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import type { Field } from '#contract/shapes/field-names.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PaymentDetails } from '#contract/shapes/payment-details.ts'
import { sayText } from '#contract/shapes/text.sentences.ts'
import { line, missingOr } from '#contract/shapes/text.ts'
import { PictureAddress } from '#contract/shapes/web-address.ts'
import { longest } from '#domain/limits.ts'
import { accountNumberIn, brnIn, vatNumberIn } from '#domain/payment-details.ts'
import { mobileNumber } from '#domain/phone.ts'
import type { Sentence } from '#domain/sentence.ts'
import { say } from './payment-details.sentences.ts'

const text = (field: Field) => line(field, longest.paymentDetail).default('')

/** A number in its plain form; an empty one is not set. */
const number = (field: Field, plainOf: (typed: string) => string | undefined, wrong: Sentence) =>
  text(field)
    .refine((typed) => typed === '' || plainOf(typed) !== undefined, issue(wrong))
    .transform((typed) => plainOf(typed) ?? '')

const Changes = z
  .object(
    {
      bankName: text('bankName'),
      accountName: text('accountName'),
      accountNumber: number('accountNumber', accountNumberIn, say.badAccountNumber),
      juiceNumber: number('juiceNumber', mobileNumber, say.badMobile),
      mytNumber: number('mytNumber', mobileNumber, say.badMobile),
      issuerName: text('issuerName'),
      issuerAddress: text('issuerAddress'),
      brn: number('brn', brnIn, say.badBrn),
      vatNumber: number('vatNumber', vatNumberIn, say.badVatNumber),
      qrPicture: PictureAddress.nullable().default(null),
      version: z.int(missingOr(say.badVersion)).meta({ description: 'Of the details as they were read.' }),
    },
    missingOr(sayText.oneObject),
  )
  .superRefine(({ bankName, accountName, accountNumber, issuerName, ...rest }, context) => {
    const account = { bankName, accountName, accountNumber }
    const missing = Object.entries(account).filter(([, value]) => value === '')
    if (missing.length === 1 || missing.length === 2)
      for (const [name] of missing)
        context.addIssue({ code: 'custom', path: [name], message: issue(say.wholeAccount) })
    if (issuerName === '' && (rest.issuerAddress || rest.brn || rest.vatNumber))
      context.addIssue({ code: 'custom', path: ['issuerName'], message: issue(say.issuerNeeded) })
  })

const Stored = PaymentDetails.extend({ version: z.int(), updatedAt: Moment })

export const ownerPaymentDetails = {
  all: endpoint({
    method: 'GET',
    path: '/owner/payment-details',
    access: 'owner',
    summary: 'Where fees are paid, and who issues the receipts',
    response: Stored,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/owner/payment-details',
    access: 'owner',
    asksForCode: true,
    summary: 'Change where fees are paid, and who issues the receipts',
    body: Changes,
    response: Message.extend({ details: Stored }),
  }),
}
