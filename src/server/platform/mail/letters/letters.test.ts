import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { accountLetters } from '#tests/support/letters/account-letters.ts'
import { feeLetters } from '#tests/support/letters/fee-letters.ts'
import { moderationLetters } from '#tests/support/letters/moderation-letters.ts'
import { storeLetters } from '#tests/support/letters/store-letters.ts'
import { asHtml, asText, frame, home, linksIn, written } from '#tests/support/letters/written.ts'
import { letterHtml } from '../letter-html.ts'
import type { LetterOrder } from './index.ts'

const orders = [...accountLetters, ...storeLetters, ...feeLetters, ...moderationLetters]

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(orders)('%o has its subject and its links, in HTML and in text', (order, [en, fr], paths) => {
    const letter = written(order, language)
    expect(letter.subject).toBe(language === 'en' ? en : fr)
    const html = asHtml(letter, language)
    const text = asText(letter, language)
    expect(html).toContain(`<html lang="${language}">`)
    for (const path of paths) {
      const address = linksIn[language].to(path)
      expect(html).toContain(`href="${address}"`)
      expect(text).toContain(`\n${address}\n`)
    }
    for (const words of [...letter.paragraphs, letter.reason]) expect(text).toContain(words)
  })

  test.each(orders)('%o loads nothing from other servers and has no exclamation marks', (order) => {
    const letter = written(order, language)
    expect(asHtml(letter, language)).not.toMatch(/<img|<link|<script|url\(|src=|@import/)
    expect(asText(letter, language)).not.toContain('!')
  })
})

/** Every sentence of ours, but not those that people wrote. */
function sentencesOf(order: LetterOrder, language: Language): string[] {
  const { subject, preview, paragraphs, chart, button, otherwise, note, reason } = written(order, language)
  const theirs = writtenBy(order)
  return [
    subject,
    preview,
    ...paragraphs,
    chart?.title,
    button.label,
    otherwise?.before,
    otherwise?.label,
    note,
    reason,
  ]
    .filter((words) => words !== undefined)
    .filter((words) => !theirs.includes(words))
}

const writtenBy = (order: LetterOrder) =>
  Object.values(order).flatMap((fact) => (typeof fact === 'string' ? fact.split(/\n+/) : []))

test.each(orders)(
  '%o links to the contact page when it asks to write to us, so that it carries Reply-To',
  (order) => {
    const { paragraphs, button, otherwise, note = '', replyTo } = written(order)
    const words = [...paragraphs, note, button.label, otherwise?.label ?? ''].join(' ')
    const linked = [button.href, otherwise?.href].includes(linksIn.en.to('/contact'))
    if (/\bwrite to us|answering this mail/i.test(words)) expect(replyTo ?? linked).toBeTruthy()
  },
)

test.each(orders)('%o says all in French that it says in English, and no word in English', (order) => {
  const sentences = sentencesOf(order, 'fr')
  const text = asText(written(order, 'fr'), 'fr')
  for (const words of sentencesOf(order, 'en')) expect(text).not.toContain(words)
  expect(sentences).toHaveLength(sentencesOf(order, 'en').length)
  expect(written(order, 'fr').replyTo).toBe(written(order, 'en').replyTo)

  const theirs = [...writtenBy(order), 'npm run owner -- reset-password', '--second-factor']
  const ours = theirs.reduce((left, fact) => left.replaceAll(fact, '…'), sentences.join(' '))
  expect(ours).not.toMatch(/\b(the|your|you|and|with|store|account|(?<!e-)mail|please|because)\b/i)
})

test.each(orders)('%o follows French typography: spaces before punctuation, curly apostrophes', (order) => {
  const sentences = sentencesOf(order, 'fr').join(' ')
  const ours = writtenBy(order).reduce((left, fact) => left.replaceAll(fact, '…'), sentences)
  expect(ours).not.toMatch(/[^\u00a0][:;?»]|«[^\u00a0]|'/)
})

test('a French letter leads to French pages, and names them in its frame', () => {
  const letter = written({ kind: 'verify-email', seed: 's1' }, 'fr')
  const text = asText(letter, 'fr')
  expect(text).toContain(`Confirmer mon e-mail\u00a0:\n${home}/fr/verify-email/token-of-s1\n`)
  expect(text).toContain(`boutiques, produits et offres de Maurice.\n${home}/fr/\n`)
  const html = asHtml(letter, 'fr')
  expect(html).toContain('Si le bouton ne fonctionne pas')
  expect(html).not.toMatch(/Hello|If the button|stores, products|href="https:\/\/zilbazar\.mu\/?"/)
})

test('the text of a letter is escaped in HTML', () => {
  const letter = written({ kind: 'already-registered' })
  const html = letterHtml(
    { ...letter, paragraphs: ['<b>&"'] },
    frame('en', `Hello O'Brien <script>alert("1")</script>,`),
  )
  expect(html).toContain('&lt;b&gt;&amp;&quot;')
  expect(html).toContain('Hello O&#39;Brien &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;,')
  expect(html).not.toContain('<script')
})

test('a letter about badges names each with its last day, and says when there is none', () => {
  const about = (verifiedUntil: string | null, halalCheckedUntil: string | null) =>
    written({
      kind: 'store-checked',
      storeId: 's',
      storeName: 'S',
      checks: { verifiedUntil, halalCheckedUntil },
    }).paragraphs.at(-1)
  expect(about('2027-03-31', '2027-04-30')).toBe(
    'It carries the badge ‘Verified store’ until 31/03/2027. It carries the badge ‘Halal checked’ until 30/04/2027.',
  )
  expect(about(null, null)).toBe('It carries none at the moment.')
})
