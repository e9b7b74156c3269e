const plain = (typed: string) => typed.replace(/[\s.-]/g, '').toUpperCase()

/** The number of a bank account without spaces; undefined when it cannot be one. */
export function accountNumberIn(typed: string): string | undefined {
  const number = plain(typed)
  return /^[A-Z0-9]{6,34}$/.test(number) && /\d{4}/.test(number) ? number : undefined
}

/** In groups of four, from the left: '0001 2345 6789'. */
export const formatAccountNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ')

/** A business registration number such as 'C07012345'. */
export function brnIn(typed: string): string | undefined {
  const number = plain(typed).replace(/^BRN:?/, '')
  return /^[A-Z]\d{6,9}$/.test(number) ? number : undefined
}

/** A VAT registration number such as '27123456'. */
export function vatNumberIn(typed: string): string | undefined {
  const number = plain(typed).replace(/^VAT:?/, '')
  return /^\d{7,8}$/.test(number) ? number : undefined
}
