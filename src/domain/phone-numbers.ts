import { internationalNumber, localNumber } from './phone.ts'

/** Digits with at most two separators in between, so that '5755 0142 - 210 1234' is two numbers. */
const runOfDigits = /\+?\d(?:[ \t\u00a0\u202f().-]{0,2}\d)*/g

/**
 * Every whole phone number in a text, with '+' and country code, so that each has one written form. The function
 * `phone_numbers` of the database has the same rule.
 */
export function phoneNumbers(text: string): string[] {
  const numbers = Array.from(text.matchAll(runOfDigits), ([run]) => wholeNumber(run))
  return [...new Set(numbers.filter((number) => number !== undefined))]
}

function wholeNumber(run: string): string | undefined {
  const number = internationalNumber(run)
  if (localNumber(run)) return number
  return number && /^\+(?!230)\d{8,15}$/.test(number) ? number : undefined
}
