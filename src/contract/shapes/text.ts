import { z } from 'zod'

export const fillInEverything = 'Please fill in all required fields!'

// Halves of a character that stand alone (Cs) cannot be stored, like NUL.
const notPlain = /[\p{Cc}\p{Cs}]/u
const notPlainExceptBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u

/** Nothing at all and the wrong kind of thing are two mistakes, with two sentences. */
export function missingOr(wrongKind: string, missing: string = fillInEverything) {
  return { error: (issue: { input?: unknown }) => (issue.input == null ? missing : wrongKind) }
}

function written(label: string, longest: number, missing?: string) {
  return z
    .string(missingOr(`${label} must be text.`, missing))
    .trim()
    .max(longest, {
      error: `${label} can have at most ${longest.toLocaleString('en-GB')} characters.`,
      abort: true,
    })
}

/** A password or its repetition: exactly as it was typed, as long as it can be stored. */
export function secret(broken: string) {
  return filledIn(
    z.string(fillInEverything).refine((value) => !/\p{Cs}/u.test(value) && !value.includes('\0'), broken),
  )
}

/** One line that a person writes; blank is allowed. */
export function line(label: string, longest: number, missing?: string) {
  return written(label, longest, missing).refine(
    (value) => !notPlain.test(value),
    `${label} must be one line of plain text.`,
  )
}

/** Several lines that a person writes; blank is allowed. */
export function paragraphs(label: string, longest: number, missing?: string) {
  return written(label, longest, missing).refine(
    (value) => !notPlainExceptBreaks.test(value),
    `${label} must be plain text.`,
  )
}

export function filledIn(text: z.ZodString, sentence: string = fillInEverything) {
  return text.min(1, { error: sentence, abort: true })
}

/** An optional text: blank and null both mean that there is none. */
export function orNone(text: z.ZodString) {
  return text.transform((value) => value || null).nullable()
}
