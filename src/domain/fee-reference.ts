/**
 * What a payer writes on a transfer, such as 'ZF-000-0123': the number of the window in six digits or more, and a check
 * digit. Digits alone, because they are read out over the phone alike in English and in French.
 */
const prefix = 'ZF'
const leastDigits = 7
const mostNumber = 2_147_483_647

// Damm's table: the check digit shows every wrong digit and every swap of two neighbours.
const steps = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** 0 when the last digit checks the others. */
const remainder = (digits: string): number =>
  [...digits].reduce((interim, digit) => Number(steps[interim]?.[Number(digit)]), 0)

export function feeReference(number: number): string {
  const data = String(number).padStart(leastDigits - 1, '0')
  const digits = data + remainder(data)
  const middle = Math.floor(digits.length / 2)
  return `${prefix}-${digits.slice(0, middle)}-${digits.slice(middle)}`
}

// The digits of a reference may be written in groups; letters right before or after make it another word.
const written = /(?<![A-Z0-9])Z[ .-]?F[ :.-]{0,3}(\d(?:[ .-]?\d)*)(?![A-Z0-9])/gi

/** The numbers of all well-formed references in a text, in their order. */
export function referencesIn(text: string): number[] {
  const found = [...text.matchAll(written)].flatMap(([, groups = '']) => numberOf(groups) ?? [])
  return [...new Set(found)]
}

/** Whether a text holds a reference with a slip, and no right one. */
export function hasWrongReference(text: string): boolean {
  return referencesIn(text).length === 0 && /(?<![A-Z0-9])ZF[ :.-]{0,3}\d/i.test(text)
}

/** Other figures may follow the reference, so the first groups that make one are taken. */
function numberOf(groups: string): number | undefined {
  let digits = ''
  for (const group of groups.split(/[ .-]/)) {
    digits += group
    const isPadded = digits.length > leastDigits && digits.startsWith('0')
    if (digits.length < leastDigits || isPadded || remainder(digits) !== 0) continue
    const number = Number(digits.slice(0, -1))
    if (number >= 1 && number <= mostNumber) return number
  }
  return
}
