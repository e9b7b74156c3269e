import type { Sent } from './tap.ts'
import type { Statement } from './wire.ts'

/** What a call sends to the database: steps one after the other, the statements of a step at the same time. */
export type Steps = Statement[][]

/** A statement that was sent before any of its step was answered belongs to that step. */
export function stepsOf(sent: readonly Sent[]): Steps {
  const steps: Sent[][] = []
  for (const statement of [...sent].sort((one, other) => one.sentAt - other.sentAt)) {
    const step = steps.at(-1)
    if (step && statement.sentAt < Math.min(...step.map(({ doneAt }) => doneAt))) step.push(statement)
    else steps.push([statement])
  }
  return steps.map((step) => step.map(asStatement))
}

const asStatement = ({ text, types, values }: Statement): Statement => ({ text, types, values })

const changes = /\b(insert into|update|delete from)\b/i

const isBegin = ({ text }: Sent) => /^\s*begin\b/i.test(text)

/** Sent each second, and made for the moment of sending: again later, one would count everything anew. */
const ofJobs = /\b(count_list_changes|fold_search_changes)\(/

/** A call that only reads has no transaction: it is that of a job which ran meanwhile. */
export const isWithJobs = (sent: readonly Sent[]) =>
  sent.some((each) => isBegin(each) || ofJobs.test(each.text))

/** The transaction of a call that writes; without one, the statements that write. */
export function transactionOf(sent: readonly Sent[]): Statement[] {
  const begin = sent.find(isBegin)
  if (!begin) return sent.filter(({ text }) => changes.test(text)).map(asStatement)
  const after = sent.filter(
    ({ connection, sentAt }) => connection === begin.connection && sentAt > begin.sentAt,
  )
  const end = after.findIndex(({ text }) => /^\s*commit\b/i.test(text))
  if (end < 0) throw new Error('A transaction was not committed.')
  return [begin, ...after.slice(0, end + 1)].map(asStatement)
}
