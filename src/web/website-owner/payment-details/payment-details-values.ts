import { accountNumberIn, brnIn, formatAccountNumber, vatNumberIn } from '#domain/payment-details.ts'
import { formatPhone, mobileNumber } from '#domain/phone.ts'
import { ownerPaymentDetails as texts } from '#texts/website-owner/payment-details.ts'
import type { StoredDetails } from './payment-details-query.ts'

export type DetailsValues = Omit<StoredDetails, 'version' | 'updatedAt'>

export const detailNames = [
  'bankName',
  'accountName',
  'accountNumber',
  'juiceNumber',
  'mytNumber',
  'qrPicture',
  'issuerName',
  'issuerAddress',
  'brn',
  'vatNumber',
] as const

/** Numbers are shown as people read them. */
export function valuesOf({ version, updatedAt, ...details }: StoredDetails): DetailsValues {
  return {
    ...details,
    accountNumber: formatAccountNumber(details.accountNumber),
    juiceNumber: formatPhone(details.juiceNumber),
    mytNumber: formatPhone(details.mytNumber),
  }
}

type Name = Exclude<keyof DetailsValues, 'qrPicture'>
type Rule = (typed: string, values: DetailsValues) => true | string

const numberRule =
  (plainOf: (typed: string) => string | undefined, wrong: string): Rule =>
  (typed) =>
    typed.trim() === '' || plainOf(typed) !== undefined || wrong

const isBlank = (text: string) => text.trim() === ''
const wholeAccount: Rule = (typed, { bankName, accountName, accountNumber }) =>
  !isBlank(typed) || [bankName, accountName, accountNumber].every(isBlank) || texts.problems.wholeAccount

/** The same rules as the server's, so that a slip is said at once. */
export const rules: Record<Name, Rule> = {
  bankName: wholeAccount,
  accountName: wholeAccount,
  accountNumber: (typed, values) => {
    const whole = wholeAccount(typed, values)
    return whole === true ? numberRule(accountNumberIn, texts.problems.accountNumber)(typed, values) : whole
  },
  juiceNumber: numberRule(mobileNumber, texts.problems.mobile),
  mytNumber: numberRule(mobileNumber, texts.problems.mobile),
  issuerName: (typed, { issuerAddress, brn, vatNumber }) =>
    !isBlank(typed) || [issuerAddress, brn, vatNumber].every(isBlank) || texts.problems.issuerName,
  issuerAddress: () => true,
  brn: numberRule(brnIn, texts.problems.brn),
  vatNumber: numberRule(vatNumberIn, texts.problems.vatNumber),
}
