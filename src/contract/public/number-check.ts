import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Day } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Said } from '#contract/shapes/message.ts'
import { StoreChecks } from '#contract/shapes/store-listing.ts'
import { filledIn, line, missingOr } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { longest } from '#domain/limits.ts'
import { phoneNumbers } from '#domain/phone-numbers.ts'
import { sayNumber } from './number-check.sentences.ts'

/** One phone number in any written form; becomes its one form with '+' and country code. */
export const CheckedNumber = filledIn(line('phone', longest.checkedNumber))
  .refine((text) => phoneNumbers(text).length > 0, issue(sayNumber.noNumber))
  .refine((text) => phoneNumbers(text).length < 2, issue(sayNumber.severalNumbers))
  .transform((text) => phoneNumbers(text)[0] ?? '')
  .meta({ example: '+230 5755 0142' })

const CheckedStore = z
  .object({
    _id: Id,
    name: z.string(),
    city: z.string(),
    isSuspended: z.boolean().meta({ description: 'It is not shown here at present.' }),
    checkedOn: Day.meta({ description: 'When the website owner approved the store.' }),
    numberChangedOn: Day.nullable().meta({
      description: 'When the store last changed its phone numbers, if that was after the check.',
    }),
    checks: StoreChecks,
  })
  .meta({ id: 'CheckedStore' })
export type CheckedStore = z.infer<typeof CheckedStore>

export const NumberAnswer = z.object({
  message: Said,
  stores: z.array(CheckedStore).meta({ description: 'None when it is not known here.' }),
})
export type NumberAnswer = z.infer<typeof NumberAnswer>

export const numberCheck = {
  number: endpoint({
    method: 'POST',
    path: '/check/number',
    access: 'public',
    summary: 'Which store a phone number belongs to',
    description:
      'A number that is not known here belongs to no store of ours. That says nothing else about it.',
    body: form({ number: CheckedNumber }),
    response: NumberAnswer,
  }),
  code: endpoint({
    method: 'POST',
    path: '/check/code',
    access: 'public',
    summary: 'Which store a printed code belongs to',
    description: 'A code leads to a store, or to a product of a store.',
    body: form({
      kind: z.enum(['store', 'product'], issue(sayNumber.unknownKind)),
      id: z.guid(missingOr(sayValue.notAnId)),
    }),
    response: NumberAnswer,
  }),
}
