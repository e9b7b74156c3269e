import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { frameWords } from '../frame-words.ts'
import type { Letter } from '../letter.ts'
import { letterHtml } from '../letter-html.ts'
import { letterText } from '../letter-text.ts'
import { linksOf } from '../links.ts'
import { type LetterOrder, write } from './index.ts'

const home = 'https://zilbazar.mu'
const tokens = { tokenOf: (seed: string) => `token-of-${seed}` }
const linksIn = { en: linksOf(home, tokens, 'en'), fr: linksOf(home, tokens, 'fr') }

const written = (order: LetterOrder, language: Language = 'en') => write(order, language, linksIn[language])
const frame = (language: Language, hello = frameWords[language].hello(undefined)) => ({
  language,
  hello,
  home: linksIn[language].to('/'),
})
const asHtml = (letter: Letter, language: Language) => letterHtml(letter, frame(language))
const asText = (letter: Letter, language: Language) => letterText(letter, frame(language))

const unpaid = {
  storeName: 'Ti Lakaz',
  startsOn: '2026-11-15',
  endsOn: '2026-12-14',
  dueOn: '2026-11-14',
  owedCents: 150_000,
}

const orders: [LetterOrder, [en: string, fr: string], string[]][] = [
  [
    { kind: 'verify-email', seed: 's1' },
    ['Confirm your email address', 'Confirmez votre adresse e-mail'],
    ['/verify-email/token-of-s1'],
  ],
  [
    { kind: 'already-registered' },
    ['You already have an account', 'Vous avez déjà un compte'],
    ['/login', '/forgot-password'],
  ],
  [
    { kind: 'reset-password', seed: 's2' },
    ['Choose a new password', 'Choisissez un nouveau mot de passe'],
    ['/reset-password/token-of-s2'],
  ],
  [
    { kind: 'password-changed' },
    ['Your password was changed', 'Votre mot de passe a été changé'],
    ['/forgot-password'],
  ],
  [{ kind: 'account-deleted' }, ['Your account is deleted', 'Votre compte est supprimé'], ['/', '/contact']],
  [
    { kind: 'store-approved' },
    ['Your store may open', 'Votre boutique peut ouvrir'],
    ['/admin/signup', '/contact'],
  ],
  [
    {
      kind: 'store-registered',
      storeName: 'Ti Lakaz',
      storeEmail: 'shop@example.mu',
      advertisedFrom: '2026-11-15',
      monthlyCents: 150_000,
    },
    ['Your store is open', 'Votre boutique est ouverte'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'store-password-changed', storeName: 'Ti Lakaz' },
    ['Your store has a new password', 'Votre boutique a un nouveau mot de passe'],
    ['/forgot-password'],
  ],
  [
    { kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 0 },
    ['Your store is deleted', 'Votre boutique est supprimée'],
    ['/', '/contact'],
  ],
  [
    { kind: 'store-deleted-unpaid', storeName: 'Ti Lakaz', dueOn: '2026-11-14', owedCents: 300_000 },
    [
      'Your store is deleted: its fee was not paid',
      'Votre boutique est supprimée : ses frais n’ont pas été payés',
    ],
    ['/', '/contact'],
  ],
  [
    { kind: 'fee-before-due', ...unpaid },
    ['Your next month of advertising', 'Votre prochain mois de publicité'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'fee-after-due', ...unpaid, graceEndsOn: '2026-12-14' },
    ['Your advertising fee is due', 'Vos frais de publicité sont à payer'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'fee-grace-ends', ...unpaid, graceEndsOn: '2026-12-14' },
    ['Your advertising fee is overdue', 'Vos frais de publicité sont en retard'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' },
    ['Your store will be deleted', 'Votre boutique va être supprimée'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'owner-security', changed: 'password' },
    ['The password of the console was changed', 'Le mot de passe de la console a été changé'],
    ['/owner'],
  ],
  [
    { kind: 'owner-security', changed: 'second-factor' },
    ['The console has a new second factor', 'La console a une nouvelle double authentification'],
    ['/owner'],
  ],
  [
    { kind: 'owner-security', changed: 'recovery-codes' },
    ['The console has new recovery codes', 'La console a de nouveaux codes de secours'],
    ['/owner'],
  ],
  [
    { kind: 'contact-message', name: 'Anjali', email: 'anjali@example.mu', message: 'Hello.\n\nIs it open?' },
    ['A message from the contact form', 'Un message du formulaire de contact'],
    ['/owner/messages'],
  ],
  [
    {
      kind: 'contact-reply',
      text: 'Yes.\nFrom nine on.',
      message: 'Is it open?',
      replyTo: 'hello@example.mu',
    },
    ['Our answer to your message', 'Notre réponse à votre message'],
    ['/', '/contact'],
  ],
  [
    {
      kind: 'store-approved',
      checks: { verifiedUntil: '2027-03-31', halalCheckedUntil: '2027-04-30' },
    },
    ['Your store may open', 'Votre boutique peut ouvrir'],
    ['/admin/signup', '/contact'],
  ],
  [
    { kind: 'application-asked', businessName: 'Ti Lakaz', question: 'Where do you bake?' },
    ['A question about your application', 'Une question sur votre demande'],
    ['/display-request', '/contact'],
  ],
  [
    { kind: 'application-refused', businessName: 'Ti Lakaz', reason: 'The number is unknown.' },
    ['We cannot approve your application', 'Nous ne pouvons pas approuver votre demande'],
    ['/display-request', '/contact'],
  ],
  [
    {
      kind: 'store-checked',
      storeId: 's1',
      storeName: 'Ti Lakaz',
      checks: { verifiedUntil: '2027-03-31', halalCheckedUntil: null },
    },
    ['What we have checked about your store', 'Ce que nous avons vérifié sur votre boutique'],
    ['/store/s1', '/contact'],
  ],
  [
    { kind: 'report-decided', label: 'Sega dress', isUpheld: true },
    ['We have looked at your report', 'Nous avons examiné votre signalement'],
    ['/', '/contact'],
  ],
  [
    { kind: 'product-removed', title: 'Sega dress', storeName: 'Ti Lakaz', reason: 'It is a copy.' },
    ['A product of yours is no longer shown', 'Un de vos produits n’est plus affiché'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'store-suspended', storeName: 'Ti Lakaz', reason: 'Nobody is at this address.' },
    ['Your store is suspended', 'Votre boutique est suspendue'],
    ['/contact'],
  ],
  [
    { kind: 'shown-again', name: 'Sega dress', path: '/product/p1' },
    ['Shown on Zilbazar again', 'De nouveau sur Zilbazar'],
    ['/product/p1'],
  ],
  [
    { kind: 'review-removed', of: 'Sega dress', reason: 'It insults somebody.' },
    ['Your review was removed', 'Votre avis a été retiré'],
    ['/terms', '/contact'],
  ],
  [
    { kind: 'warning', about: 'Sega dress', text: 'The picture shows another one.', isReview: false },
    ['Please change something on Zilbazar', 'Quelque chose à changer sur Zilbazar'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'warning', about: 'Sega dress', text: 'Please be kind.', isReview: true },
    ['Please change something on Zilbazar', 'Quelque chose à changer sur Zilbazar'],
    ['/', '/contact'],
  ],
]

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
  const { subject, preview, paragraphs, button, otherwise, note, reason } = written(order, language)
  const theirs = writtenBy(order)
  return [subject, preview, ...paragraphs, button.label, otherwise?.before, otherwise?.label, note, reason]
    .filter((words) => words !== undefined)
    .filter((words) => !theirs.includes(words))
}

const writtenBy = (order: LetterOrder) =>
  Object.values(order).flatMap((fact) => (typeof fact === 'string' ? fact.split(/\n+/) : []))

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

test('a store that is deleted before its paid window begins is told what it gets back', () => {
  const { paragraphs } = written({ kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 150_000 })
  expect(paragraphs.join(' ')).toContain('You had paid Rs 1,500 for advertising that has not begun.')
})

test('a warning names the day, the sum and what is lost', () => {
  const { paragraphs } = written({ kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' })
  expect(paragraphs.join(' ')).toMatch(
    /Rs 1,500 .* 14\/11\/2026 .* deleted for good on 15\/02\/2027, with its/,
  )
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
