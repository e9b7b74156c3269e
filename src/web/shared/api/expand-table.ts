import type { CallTable } from './client.ts'

/** A table as the build folded it: a line an area, a call a word. */
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
