import { sentenceIn } from '#contract/issue.ts'

/** The English words of a schema message; a message of the library stays as it is. */
export const english = (message: string) => sentenceIn(message)?.en ?? message
