import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import type { Sentence } from '#domain/sentence.ts'
import type { Field } from './field-names.ts'
import { sayText } from './text.sentences.ts'

// Unpaired surrogates (Cs) cannot be stored, like NUL.
const notPlain = /[\p{Cc}\p{Cs}]/u
const notPlainExceptBreaks = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u

/** Text with line breaks but no other control characters, and no half characters. */
export const isPlain = (text: string) => !notPlainExceptBreaks.test(text)

/** A missing value and a value of the wrong type get different sentences. */
export function missingOr(wrongKind: Sentence, missing: Sentence = sayText.fillIn) {
  return { error: ({ input }: { input?: unknown }) => issue(input == null ? missing : wrongKind) }
}

function written(field: Field, longest: number, missing?: Sentence) {
  return z
    .string(missingOr(sayText.notText(field), missing))
    .trim()
    .max(longest, {
      error: issue(sayText.tooLong(field, longest)),
      abort: true,
    })
}

/** A password or its repetition, exactly as typed. */
export function secret(broken: Sentence) {
  return filledIn(
    z
      .string(issue(sayText.fillIn))
      .refine((value) => !/\p{Cs}/u.test(value) && !value.includes('\0'), issue(broken)),
  )
}

/** One line that a person writes; blank is allowed. */
export function line(field: Field, longest: number) {
  return written(field, longest).refine((value) => !notPlain.test(value), issue(sayText.notOneLine(field)))
}

/** Several lines that a person writes; blank is allowed. */
export function paragraphs(field: Field, longest: number, missing?: Sentence) {
  return written(field, longest, missing).refine(isPlain, issue(sayText.notPlain(field)))
}

export function filledIn(text: z.ZodString, missing: Sentence = sayText.fillIn) {
  return text.min(1, { error: issue(missing), abort: true })
}

/** An optional text: blank and null both mean that there is none. */
export function orNone(text: z.ZodString) {
  return text.transform((value) => value || null).nullable()
}
