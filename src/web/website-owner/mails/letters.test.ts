import { expect, test } from 'vitest'
import type { LetterOrder } from '#server/platform/mail/letters/index.ts'
import { ownerMails } from '#texts/website-owner/mails.ts'

// The type ensures that no name is missing.
const names: Record<LetterOrder['kind'], string> = ownerMails.letters

test('no two letters in the queue go by the same name', () => {
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
})
