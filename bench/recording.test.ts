import { expect, test } from 'vitest'
import { isWithJobs, stepsOf, transactionOf } from './recording.ts'
import type { Sent } from './tap.ts'

const sent = (text: string, sentAt: number, doneAt: number, connection = 1): Sent => ({
  text,
  types: [],
  values: [],
  connection,
  sentAt,
  doneAt,
})
const texts = (steps: { text: string }[][]) => steps.map((step) => step.map(({ text }) => text))

test('statements sent at the same time are one step', () => {
  const call = [sent('count', 1, 2), sent('row', 3, 6), sent('reviews', 4, 5, 2), sent('last', 7, 8)]
  expect(texts(stepsOf(call))).toEqual([['count'], ['row', 'reviews'], ['last']])
})

test('the transaction of a write leaves out what came before and beside it', () => {
  const call = [
    sent('select session', 1, 2),
    sent('begin ', 3, 4, 2),
    sent('insert into limits', 5, 7),
    sent('insert into ratings', 6, 8, 2),
    sent('commit', 9, 10, 2),
    sent('select more', 11, 12, 2),
  ]
  expect(transactionOf(call).map(({ text }) => text)).toEqual(['begin ', 'insert into ratings', 'commit'])
})

test('a write without a transaction is its writing statement', () => {
  const call = [sent('select session', 1, 2), sent('with t as (insert into wishes …) select', 3, 4)]
  expect(transactionOf(call)).toHaveLength(1)
})

test('statements of a job that ran meanwhile are noticed', () => {
  const read = sent('select rows', 1, 2)
  expect(isWithJobs([read])).toBe(false)
  expect(isWithJobs([sent(' begin isolation level repeatable read', 1, 2, 2), read])).toBe(true)
  expect(
    isWithJobs([read, sent('select count_list_changes($1::timestamptz, 2000) as counted', 1, 2, 2)]),
  ).toBe(true)
})
