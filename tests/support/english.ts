import { sentenceIn } from '#contract/issue.ts'

/** The English of what a schema refused with; words that are none of ours stay as they are. */
export const english = (message: string) => sentenceIn(message)?.en ?? message
