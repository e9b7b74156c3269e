import type { CallTable } from './client.ts'

/** Expands the table that the build compressed: one line for each area, one word for each call. */
export function expandTable(text: string): CallTable {
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const [area, ...calls] = line.split(',')
      return [area, Object.fromEntries(calls.map(expandCall))]
    }),
  )
}

function expandCall(words: string) {
  const [call, method, path, access] = words.split(' ')
  return [call, { method, path, access }]
}
