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

const advertised = {
  storeName: 'Ti Lakaz',
  productId: 'p1',
  title: 'Sega dress',
  startsOn: '2026-11-17',
  endsOn: '2026-12-16',
}

const ways = {
  bankName: 'MCB',
  accountName: 'Zilbazar Ltd',
  accountNumber: '000123456789',
  juiceNumber: '57550142',
  mytNumber: '57998080',
  qrPicture: '/media/upload/f_auto,q_auto,w_800/qr.png',
}
const noWays = {
  bankName: '',
  accountName: '',
  accountNumber: '',
  juiceNumber: '',
  mytNumber: '',
  qrPicture: null as string | null,
}
const payable = { ...unpaid, reference: 'ZF-000-1234', ways }

const aReceipt = {
  kind: 'receipt',
  transfer: 'payment',
  paymentId: 'p1',
  number: 'ZB-000042',
  storeName: 'Ti Lakaz',
  payer: 'Anjali Ramgoolam',
  amountCents: 100_000,
  method: 'juice',
  reference: 'J-77',
  receivedOn: '2026-11-14',
  window: {
    kind: 'monthly',
    product: null,
    startsOn: '2026-11-15',
    endsOn: '2026-12-14',
    reference: 'ZF-000-1234',
  },
  leftToPayCents: 50_000,
  issuer: {
    issuerName: 'Zilbazar Ltd',
    issuerAddress: '12 Royal Road, Curepipe',
    brn: 'C07012345',
    vatNumber: '27123456',
  },
} as const

const orders: [LetterOrder, [en: string, fr: string], string[]][] = [
  [
    {
      kind: 'monthly-figures',
      storeName: 'Ti Lakaz',
      month: '2026-10',
      views: 1234,
      viewsBefore: 1300,
      viewsByDay: { '2026-10-01': 1000, '2026-10-08': 234 },
      calls: 1,
      whatsapp: 0,
      directions: 2,
      balanceCents: -50_000,
      campaigns: [{ ranOn: '2026-10-12', channel: 'Radio Plus', shown: 'A spot' }],
    },
    ['Your store in October 2026', 'Votre boutique en octobre 2026'],
    ['/admin/dashboard/insights'],
  ],
  [
    {
      kind: 'holiday-hours',
      storeName: 'Ti Lakaz',
      holidays: [{ day: '2026-11-08', nameEn: 'Divali', nameFr: 'Divali', isProvisional: true }],
    },
    ['Is your store open? Divali', 'Votre boutique est-elle ouverte\u00a0? Divali'],
    ['/admin/dashboard/profile/hours'],
  ],
  [
    { kind: 'hours-to-confirm', storeName: 'Ti Lakaz', confirmedOn: '2026-04-12' },
    ['Are your opening hours still right?', 'Vos horaires sont-ils toujours exacts\u00a0?'],
    ['/admin/dashboard/profile/hours'],
  ],
  [
    {
      kind: 'review-answered',
      storeName: 'Ti Lakaz',
      of: 'Sega dress',
      text: 'Thank you.',
      path: '/product/p1#reviews',
    },
    ['Ti Lakaz has answered your review', 'Ti Lakaz a répondu à votre avis'],
    ['/product/p1#reviews', '/contact'],
  ],
  [
    { kind: 'answer-removed', of: 'Sega dress', storeName: 'Ti Lakaz', reason: 'It insults somebody.' },
    ['Your answer to a review was removed', 'Votre réponse à un avis a été retirée'],
    ['/admin/login', '/contact'],
  ],
  [
    {
      kind: 'store-notifications',
      storeName: 'Ti Lakaz',
      notifications: [{ kind: 'rating', of: 'product', targetId: 'p1', name: 'Sega dress', rating: 4 }],
    },
    ['A new rating of Sega dress', 'Une nouvelle note pour Sega dress'],
    ['/admin/dashboard/notifications'],
  ],
  [
    {
      kind: 'store-notifications',
      storeName: 'Ti Lakaz',
      notifications: [
        {
          kind: 'report-decision',
          decision: 'remove',
          target: 'product-review',
          label: 'Review of Sega dress',
          words: '',
        },
        {
          kind: 'fee-date',
          notice: 'before-due',
          startsOn: '2026-11-15',
          endsOn: '2026-12-14',
          dueOn: '2026-11-14',
          owedCents: 150_000,
        },
      ],
      more: 3,
    },
    ['5 notifications for Ti Lakaz', '5 notifications pour la boutique Ti Lakaz'],
    ['/admin/dashboard/notifications'],
  ],
  [
    {
      kind: 'alerts',
      alerts: [
        {
          kind: 'price-drop',
          productId: 'p1',
          title: 'Sega dress',
          storeName: 'Ti Lakaz',
          priceCents: 80_000,
          otherCents: 100_000,
        },
      ],
    },
    ['The price of Sega dress has dropped', 'Le prix a baissé\u00a0: Sega dress'],
    ['/product/p1', '/settings/alerts'],
  ],
  [
    {
      kind: 'alerts',
      alerts: [
        {
          kind: 'new-product',
          productId: 'p1',
          title: 'Sega dress',
          storeName: 'Ti Lakaz',
          priceCents: 80_000,
        },
        {
          kind: 'search-match',
          productId: 'p2',
          title: 'Ravann',
          storeName: 'Ti Lakaz',
          priceCents: 125_050,
          search: 'ravann',
        },
        {
          kind: 'discount-ends',
          productId: 'p3',
          title: 'Triangle',
          storeName: 'Ti Lakaz',
          priceCents: 8000,
          otherCents: 10_000,
        },
      ],
      more: 4,
    },
    ['7 alerts from Zilbazar', '7 alertes de Zilbazar'],
    ['/settings/alerts'],
  ],
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
    { kind: 'reset-store-password', seed: 's9', storeName: 'Ti Lakaz' },
    ['Choose a new password for your store', 'Choisissez un nouveau mot de passe pour votre boutique'],
    ['/admin/reset-password/token-of-s9'],
  ],
  [
    { kind: 'password-changed' },
    ['Your password was changed', 'Votre mot de passe a été changé'],
    ['/forgot-password'],
  ],
  [
    { kind: 'confirm-new-email', seed: 's3', storeName: null },
    ['Confirm your new email address', 'Confirmez votre nouvelle adresse e-mail'],
    ['/confirm-email/token-of-s3'],
  ],
  [
    { kind: 'confirm-new-email', seed: 's4', storeName: 'Ti Lakaz' },
    ['Confirm your new email address', 'Confirmez votre nouvelle adresse e-mail'],
    ['/confirm-email/token-of-s4'],
  ],
  [
    { kind: 'email-in-use', isStore: false },
    ['This address already belongs to an account', 'Cette adresse appartient déjà à un compte'],
    ['/login', '/forgot-password'],
  ],
  [
    { kind: 'email-in-use', isStore: true },
    ['This address already belongs to a store', 'Cette adresse appartient déjà à une boutique'],
    ['/admin/login', '/forgot-password'],
  ],
  [
    { kind: 'email-changed', oldEmail: 'old@example.mu', newEmail: 'new@example.mu', storeName: null },
    ['Your email address was changed', 'Votre adresse e-mail a été changée'],
    ['/contact'],
  ],
  [
    { kind: 'email-changed', oldEmail: 'old@example.mu', newEmail: 'new@example.mu', storeName: 'Ti Lakaz' },
    ['Your store has a new email address', 'Votre boutique a une nouvelle adresse e-mail'],
    ['/contact'],
  ],
  [
    {
      kind: 'store-renamed',
      storeId: 'it',
      name: { from: 'Ti Lakaz', to: 'Gran Lakaz' },
      category: { from: 'Food › Bakery', to: 'Food › Cakes' },
      reason: 'You asked for it.',
    },
    ['We have changed the details of your store', 'Nous avons modifié la fiche de votre boutique'],
    ['/store/it', '/contact'],
  ],
  [
    { kind: 'picture-removed', title: 'Sega dress', storeName: 'Ti Lakaz', reason: 'Not yours.' },
    ['A picture of yours is removed', 'Une de vos photos est retirée'],
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'picture-removed', title: null, storeName: 'Ti Lakaz', reason: 'Not yours.' },
    ['The picture of your store is removed', 'La photo de votre boutique est retirée'],
    ['/admin/login', '/contact'],
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
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-after-due', ...unpaid, graceEndsOn: '2026-12-14' },
    ['Your advertising fee is due', 'Vos frais de publicité sont à payer'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-grace-ends', ...unpaid, graceEndsOn: '2026-12-14' },
    ['Your advertising fee is overdue', 'Vos frais de publicité sont en retard'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' },
    ['Your store will be deleted', 'Votre boutique va être supprimée'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-before-due', ...payable },
    ['Your next month of advertising', 'Votre prochain mois de publicité'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    { kind: 'fee-deletion-warning', ...payable, deletedOn: '2027-02-15' },
    ['Your store will be deleted', 'Votre boutique va être supprimée'],
    ['/admin/dashboard/fees', '/contact'],
  ],
  [
    aReceipt,
    ['Receipt ZB-000042 of your payment', 'Reçu ZB-000042 de votre paiement'],
    ['/admin/dashboard/fees/receipts/p1', '/contact'],
  ],
  [
    { ...aReceipt, transfer: 'refund', paymentId: null, leftToPayCents: 0 },
    ['Receipt ZB-000042 of our refund', 'Reçu ZB-000042 de notre remboursement'],
    ['/', '/contact'],
  ],
  [
    { kind: 'advertising-scheduled', ...advertised },
    ['Your product will be featured', 'Votre produit sera à la une'],
    ['/product/p1', '/contact'],
  ],
  [
    { kind: 'advertising-ended', ...advertised },
    ['The advertising of your product is over', 'La publicité de votre produit est terminée'],
    ['/product/p1', '/contact'],
  ],
  [
    { kind: 'advertising-taken-back', ...advertised, hasBegun: false },
    ['Your product is not featured any more', 'Votre produit n’est plus à la une'],
    ['/product/p1', '/contact'],
  ],
  [
    { kind: 'advertising-taken-back', ...advertised, hasBegun: true },
    ['Your product is not featured any more', 'Votre produit n’est plus à la une'],
    ['/product/p1', '/contact'],
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
    { kind: 'store-security', changed: 'second-factor', storeName: 'Ti Lakaz' },
    ['Your store has a second factor', 'Votre boutique a une double authentification'],
    ['/admin/login?forgot=true'],
  ],
  [
    { kind: 'store-security', changed: 'recovery-codes', storeName: 'Ti Lakaz' },
    ['Your store has new recovery codes', 'Votre boutique a de nouveaux codes de secours'],
    ['/admin/login?forgot=true'],
  ],
  [
    { kind: 'store-security', changed: 'second-factor-off', storeName: 'Ti Lakaz', reason: 'Phone lost.' },
    ['Your store has no second factor any more', 'Votre boutique n’a plus de double authentification'],
    ['/admin/login?forgot=true'],
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
    { kind: 'report-decided', label: 'Sega dress', target: 'product', isUpheld: true },
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
    { kind: 'photo-refused', of: 'Sega dress', reason: 'It shows somebody else.' },
    ['A photo of your review is not shown', 'Une photo de votre avis n’est pas affichée'],
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

test('a store that is deleted before its paid window begins is told what it gets back', () => {
  const { paragraphs } = written({ kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 150_000 })
  expect(paragraphs.join(' ')).toContain('You had paid Rs 1,500 for advertising that has not begun.')
})

test('a store that is deleted because it did not pay is told what it gets back', () => {
  const debt = {
    kind: 'store-deleted-unpaid',
    storeName: 'Ti Lakaz',
    dueOn: '2026-11-14',
    owedCents: 300_000,
  } as const
  const refund = /You had paid|Vous aviez payé/
  for (const language of ['en', 'fr'] as const) {
    const text = (letter: LetterOrder) => written(letter, language).paragraphs.join('\n')
    expect(text(debt)).not.toMatch(refund)
    expect(text({ ...debt, refundCents: 0 })).not.toMatch(refund)
    expect(text({ ...debt, refundCents: 120_050 })).toMatch(refund)
    expect(text({ ...debt, refundCents: 120_050 })).toContain(
      language === 'en' ? 'Rs 1,200.50' : 'Rs\u00a01\u00a0200,50',
    )
  }
})

test('the monthly figures are three sentences, then campaigns and the balance', () => {
  const figures = {
    kind: 'monthly-figures',
    storeName: 'Ti Lakaz',
    month: '2026-10',
    views: 1234,
    viewsBefore: 1034,
    calls: 1,
    whatsapp: 0,
    directions: 2,
    links: 3,
    wishes: 1,
    ratings: 0,
    follows: 4,
    searches: 2100,
    balanceCents: 150_000,
    campaigns: Array.from({ length: 7 }, () => ({
      ranOn: '2026-10-12',
      channel: 'Radio Plus',
      shown: 'A spot',
    })),
  } as const
  const { paragraphs } = written({ ...figures, campaigns: [...figures.campaigns] })
  expect(paragraphs).toEqual([
    'In October 2026 Ti Lakaz and its products were visited 1,234 times, 200 more than in September 2026. People called once, wrote on WhatsApp 0 times, asked the way 2 times and followed a link 3 times. There were 2,100 searches that showed your store, 1 wish, 0 ratings and 4 new followers.',
    'Part of your fee paid for advertising of the whole site:',
    ...Array.from({ length: 5 }, () => '12/10/2026, Radio Plus: A spot'),
    'And 2 more.',
    'Rs 1,500 were owed at the end of the month.',
  ])
  const settled = written({ ...figures, balanceCents: 0, campaigns: [] }, 'fr').paragraphs
  expect(settled).toEqual([
    expect.stringContaining('200 de plus qu’en septembre 2026. Des visiteurs ont appelé 1 fois'),
    'Rien n’était dû à la fin du mois.',
  ])
})

test('the monthly figures show the visits of each week as bars, in HTML and in text', () => {
  const figures = {
    kind: 'monthly-figures',
    storeName: 'Ti Lakaz',
    month: '2026-02',
    views: 1234,
    viewsByDay: { '2026-02-01': 1000, '2026-02-07': 100, '2026-02-08': 134, '2026-02-28': 550 },
    calls: 0,
    whatsapp: 0,
    directions: 0,
    balanceCents: 0,
    campaigns: [],
  } as const
  const letter = written({ ...figures, campaigns: [] }, 'fr')
  expect(letter.chart?.bars.map(({ label, value }) => [label, value])).toEqual([
    ['01/02 – 07/02', 1100],
    ['08/02 – 14/02', 134],
    ['15/02 – 21/02', 0],
    ['22/02 – 28/02', 550],
  ])
  expect(asText(letter, 'fr')).toContain('Visites en février 2026\n01/02 – 07/02  1\u00a0100\n')
  const widths = [
    ...asHtml(letter, 'fr').matchAll(/width="(\d+)%" cellpadding="0" cellspacing="0" border="0"><tr>/g),
  ]
  expect(widths.map(([, width]) => width)).toEqual(['100', '12', '50'])
  expect(written({ ...figures, viewsByDay: {}, campaigns: [] }).chart).toBeUndefined()
  // Queued by an earlier version.
  const { viewsByDay, ...earlier } = figures
  expect(written({ ...earlier, campaigns: [] }).paragraphs[0]).toMatch(/were visited 1,234 times\. People/)
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

test('a letter about a fee names the ways to pay that are set, and its reference', () => {
  const paragraphs = (set: Partial<typeof noWays>) =>
    written({ kind: 'fee-before-due', ...payable, ways: { ...noWays, ...set } }).paragraphs.slice(1)
  const { qrPicture, ...numbers } = ways
  expect(paragraphs(numbers)).toEqual([
    'How to pay, with the reference ZF-000-1234, so that we know whom to thank:',
    'Bank transfer: MCB, account 0001 2345 6789 of Zilbazar Ltd',
    'By Juice to 5 755 0142',
    'By my.t money to 5 799 8080',
  ])
  expect(paragraphs({ qrPicture })).toEqual([
    'How to pay, with the reference ZF-000-1234, so that we know whom to thank:',
    'With the MauCAS QR code in your dashboard',
  ])
  expect(paragraphs({})).toEqual([
    'You can pay in cash, by bank transfer, by Juice, by my.t money or by cheque. Please name your store, so that we know whom to thank.',
    'Your reference: ZF-000-1234',
  ])
})

test('a receipt names the payer, the amount, the window, what is left and who issues it', () => {
  expect(written(aReceipt).paragraphs).toEqual([
    'Thank you. We have received Rs 1,000 from Anjali Ramgoolam, Ti Lakaz, by Juice, on 14/11/2026.',
    'For: monthly advertising from 15/11/2026 to 14/12/2026, reference ZF-000-1234',
    'Number or text of the transfer: J-77',
    'Left to pay for this window: Rs 500',
    'Issued by Zilbazar Ltd, 12 Royal Road, Curepipe, BRN C07012345, VAT number 27123456',
  ])
})
