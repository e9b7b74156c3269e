import { expect, test } from 'vitest'
import type { LetterOrder } from '#server/platform/mail/letters/index.ts'
import { ownerMails } from '#texts/website-owner/mails.ts'

// The type ensures that no name is missing.
const names: Record<LetterOrder['kind'], string> = ownerMails.letters

test('every kind of mail has its own name in the queue', () => {
  expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
})
