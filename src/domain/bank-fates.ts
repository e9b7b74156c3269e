/** What we make of a row in a bank's file, in the order in which it is worked through. */
export const bankFates = ['exact', 'likely', 'unknown', 'recorded', 'ignored', 'unreadable'] as const
export type BankFate = (typeof bankFates)[number]

export const bankReasons = [
  'reference',
  'reference-paid',
  'name',
  'wrong-reference',
  'unknown-reference',
  'several',
  'no-match',
  'recorded',
  'money-out',
  'currency',
  'bad-day',
  'bad-amount',
] as const
export type BankReason = (typeof bankReasons)[number]
