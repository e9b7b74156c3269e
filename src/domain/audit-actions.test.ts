import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditActionsNamed, auditActionWords } from './audit-actions.ts'

const server = path.join(import.meta.dirname, '..', 'server')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .filter((text) => text.includes('platform/audit/audit.ts'))

/** The actions that are recorded somewhere in the server: in `record`, or in a function that passes them to it. */
const recorded = sources.flatMap((text) =>
  Array.from(
    text.matchAll(/\brecord\(tx, \{[\s\S]{0,120}?action: ([^,]+),|\b\w+\(owner, \w+, ('[a-z-]+'),/g),
    ([, inRecord, passed]) =>
      Array.from((inRecord ?? passed ?? '').matchAll(/'([a-z]+-[a-z-]+)'/g), ([, name = '']) => name),
  ).flat(),
)

test('every action that the server records has words in both languages', () => {
  expect(recorded).toEqual(expect.arrayContaining(['record-refund', 'merge-categories', 'log-in']))
  expect(recorded.filter((action) => !auditActionWords(action))).toEqual([])
})

test.each([
  ['payment', 'record-payment'],
  ['paiement', 'record-payment'],
  ['PAIEMENT', 'record-payment'],
  ['categorie', 'merge-categories'],
  ['catégories', 'merge-categories'],
  ['avis', 'dismiss-product-review'],
  ['suspension', 'suspend-store'],
])('the word %s names the action %s', (word, action) => {
  expect(auditActionsNamed(word)).toContain(action)
})

test('a word that no action is called names none', () => {
  expect(auditActionsNamed('zebra')).toEqual([])
})
