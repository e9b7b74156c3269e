import { expect, test } from 'vitest'
import { type LetterOrder, write } from '#server/platform/mail/letters/index.ts'
import type { LetterWords } from '#web/website-owner/forms/letter-preview.tsx'
import { ownerLetters as english } from './en/website-owner/letters.ts'
import { pictureRemoval as englishPictures } from './en/website-owner/picture-removal.ts'
import { storeChanges as englishChanges } from './en/website-owner/store-changes.ts'
import { ownerLetters as french } from './fr/website-owner/letters.ts'
import { pictureRemoval as frenchPictures } from './fr/website-owner/picture-removal.ts'
import { storeChanges as frenchChanges } from './fr/website-owner/store-changes.ts'

const links = { to: (path: string) => path, withToken: (path: string) => path }
const words = 'The first line.\n\nThe second one.'
const both = { verifiedUntil: '2027-11-15', halalCheckedUntil: '2027-05-15' }
const none = { verifiedUntil: null, halalCheckedUntil: null }
const changed = { from: 'Ti Lakaz', to: 'Gran Lakaz' }
const [storeName, title] = ['Ti Lakaz', 'Sega dress']

const lettersOf = (
  ownerLetters: typeof english,
  pictures: typeof englishPictures,
  changes: typeof englishChanges,
): [LetterOrder, LetterWords][] => [
  [{ kind: 'store-approved', checks: both }, ownerLetters.approved(both)],
  [{ kind: 'store-approved', checks: none }, ownerLetters.approved(none)],
  [
    { kind: 'application-asked', businessName: storeName, question: words },
    ownerLetters.asked(storeName, words),
  ],
  [
    { kind: 'application-refused', businessName: storeName, reason: words },
    ownerLetters.refused(storeName, words),
  ],
  [{ kind: 'store-checked', storeId: 'it', storeName, checks: both }, ownerLetters.checked(storeName, both)],
  [{ kind: 'store-checked', storeId: 'it', storeName, checks: none }, ownerLetters.checked(storeName, none)],
  [
    { kind: 'product-removed', title, storeName, reason: words },
    ownerLetters.productRemoved(title, storeName, words),
  ],
  ...[title, null].map((of): [LetterOrder, LetterWords] => [
    { kind: 'picture-removed', title: of, storeName, reason: words },
    pictures.letter(of, storeName, words),
  ]),
  ...[changed, { from: title, to: title }].map((name): [LetterOrder, LetterWords] => [
    { kind: 'store-renamed', storeId: 'it', name, category: changed, reason: words },
    changes.letter(name, changed, words),
  ]),
  [
    { kind: 'store-security', changed: 'second-factor-off', storeName, reason: words },
    changes.switchedOff(storeName, words),
  ],
  [{ kind: 'photo-refused', of: title, reason: words }, ownerLetters.photoRefused(title, words)],
  [{ kind: 'review-removed', of: title, reason: words }, ownerLetters.reviewRemoved(title, words)],
  [{ kind: 'store-suspended', storeName, reason: words }, ownerLetters.storeSuspended(storeName, words)],
  [
    { kind: 'warning', about: title, text: words, isReview: false },
    ownerLetters.warning(title, words, 'product'),
  ],
  [
    { kind: 'warning', about: title, text: words, isReview: true },
    ownerLetters.warning(title, words, 'review'),
  ],
  [
    { kind: 'warning', about: title, text: words, isReview: false, isAnswer: true },
    ownerLetters.warning(title, words, 'answer'),
  ],
  [
    { kind: 'answer-removed', of: title, storeName, reason: words },
    ownerLetters.answerRemoved(title, storeName, words),
  ],
]

test.each(lettersOf(english, englishPictures, englishChanges))(
  'the console shows %o in the very words in which it leaves',
  (order, shown) => {
    const { subject, paragraphs } = write(order, 'en', links)
    expect(shown).toEqual({ subject, paragraphs })
  },
)

test.each(lettersOf(french, frenchPictures, frenchChanges))(
  'the French console shows %o in the very words in which it leaves',
  (order, shown) => {
    const { subject, paragraphs } = write(order, 'fr', links)
    expect(shown).toEqual({ subject, paragraphs })
  },
)
