import { expect, test } from 'vitest'
import { letterHtml } from '../letter-html.ts'
import { letterText } from '../letter-text.ts'
import { linksOf } from '../links.ts'
import { type LetterOrder, write } from './index.ts'

const home = 'https://zilbazar.mu'
const links = linksOf(home, { tokenOf: (seed) => `token-of-${seed}` })

const unpaid = {
  storeName: 'Ti Lakaz',
  startsOn: '2026-11-15',
  endsOn: '2026-12-14',
  dueOn: '2026-11-14',
  owedCents: 150_000,
}

const orders: [LetterOrder, string, string[]][] = [
  [{ kind: 'verify-email', seed: 's1' }, 'Confirm your email address', ['/verify-email/token-of-s1']],
  [{ kind: 'already-registered' }, 'You already have an account', ['/login', '/forgot-password']],
  [{ kind: 'reset-password', seed: 's2' }, 'Choose a new password', ['/reset-password/token-of-s2']],
  [{ kind: 'password-changed' }, 'Your password was changed', ['/forgot-password']],
  [{ kind: 'account-deleted' }, 'Your account is deleted', ['/', '/contact']],
  [{ kind: 'store-approved' }, 'Your store may open', ['/admin/signup', '/contact']],
  [
    {
      kind: 'store-registered',
      storeName: 'Ti Lakaz',
      storeEmail: 'shop@example.mu',
      advertisedFrom: '2026-11-15',
      monthlyCents: 150_000,
    },
    'Your store is open',
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'store-password-changed', storeName: 'Ti Lakaz' },
    'Your store has a new password',
    ['/forgot-password'],
  ],
  [
    { kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 0 },
    'Your store is deleted',
    ['/', '/contact'],
  ],
  [
    { kind: 'store-deleted-unpaid', storeName: 'Ti Lakaz', dueOn: '2026-11-14', owedCents: 300_000 },
    'Your store is deleted: its fee was not paid',
    ['/', '/contact'],
  ],
  [{ kind: 'fee-before-due', ...unpaid }, 'Your next month of advertising', ['/admin/login', '/contact']],
  [
    { kind: 'fee-after-due', ...unpaid, graceEndsOn: '2026-12-14' },
    'Your advertising fee is due',
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'fee-grace-ends', ...unpaid, graceEndsOn: '2026-12-14' },
    'Your advertising fee is overdue',
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' },
    'Your store will be deleted',
    ['/admin/login', '/contact'],
  ],
  [{ kind: 'owner-security', changed: 'password' }, 'The password of the console was changed', ['/owner']],
  [{ kind: 'owner-security', changed: 'second-factor' }, 'The console has a new second factor', ['/owner']],
  [{ kind: 'owner-security', changed: 'recovery-codes' }, 'The console has new recovery codes', ['/owner']],
  [
    { kind: 'contact-message', name: 'Anjali', email: 'anjali@example.mu', message: 'Hello.\n\nIs it open?' },
    'A message from the contact form',
    ['/owner/messages'],
  ],
  [
    {
      kind: 'contact-reply',
      text: 'Yes.\nFrom nine on.',
      message: 'Is it open?',
      replyTo: 'hello@example.mu',
    },
    'Our answer to your message',
    ['/', '/contact'],
  ],
  [
    {
      kind: 'store-approved',
      checks: { verifiedUntil: '2027-03-31', halalCheckedUntil: '2027-04-30' },
    },
    'Your store may open',
    ['/admin/signup', '/contact'],
  ],
  [
    { kind: 'application-asked', businessName: 'Ti Lakaz', question: 'Where do you bake?' },
    'A question about your application',
    ['/display-request', '/contact'],
  ],
  [
    { kind: 'application-refused', businessName: 'Ti Lakaz', reason: 'The number is unknown.' },
    'We cannot approve your application',
    ['/display-request', '/contact'],
  ],
  [
    {
      kind: 'store-checked',
      storeId: 's1',
      storeName: 'Ti Lakaz',
      checks: { verifiedUntil: '2027-03-31', halalCheckedUntil: null },
    },
    'What we have checked about your store',
    ['/store/s1', '/contact'],
  ],
  [
    { kind: 'report-decided', label: 'Sega dress', isUpheld: true },
    'We have looked at your report',
    ['/', '/contact'],
  ],
  [
    { kind: 'product-removed', title: 'Sega dress', storeName: 'Ti Lakaz', reason: 'It is a copy.' },
    'A product of yours is no longer shown',
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'store-suspended', storeName: 'Ti Lakaz', reason: 'Nobody is at this address.' },
    'Your store is suspended',
    ['/contact'],
  ],
  [
    { kind: 'shown-again', name: 'Sega dress', path: '/product/p1' },
    'Shown on Zilbazar again',
    ['/product/p1'],
  ],
  [
    { kind: 'review-removed', of: 'Sega dress', reason: 'It insults somebody.' },
    'Your review was removed',
    ['/terms', '/contact'],
  ],
  [
    { kind: 'warning', about: 'Sega dress', text: 'The picture shows another one.', isReview: false },
    'Please change something on Zilbazar',
    ['/admin/login', '/contact'],
  ],
  [
    { kind: 'warning', about: 'Sega dress', text: 'Please be kind.', isReview: true },
    'Please change something on Zilbazar',
    ['/', '/contact'],
  ],
]

test.each(orders)('%o has its subject and its links, in HTML and in text', (order, subject, paths) => {
  const letter = write(order, links)
  expect(letter.subject).toBe(subject)
  const html = letterHtml(letter, 'Hello,', home)
  const text = letterText(letter, 'Hello,', home)
  for (const path of paths) {
    expect(html).toContain(`href="${home}${path}"`)
    expect(text).toContain(`\n${home}${path}\n`)
  }
  for (const words of [...letter.paragraphs, letter.reason]) expect(text).toContain(words)
})

test.each(orders)('%o fetches nothing from anywhere and shouts at nobody', (order) => {
  const letter = write(order, links)
  expect(letterHtml(letter, 'Hello,', home)).not.toMatch(/<img|<link|<script|url\(|src=|@import/)
  expect(letterText(letter, 'Hello,', home)).not.toContain('!')
})

test('whatever a letter says stays words in HTML', () => {
  const letter = write({ kind: 'already-registered' }, links)
  const html = letterHtml(
    { ...letter, paragraphs: ['<b>&"'] },
    `Hello O'Brien <script>alert("1")</script>,`,
    home,
  )
  expect(html).toContain('&lt;b&gt;&amp;&quot;')
  expect(html).toContain('Hello O&#39;Brien &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;,')
  expect(html).not.toContain('<script')
})

test('a store that is deleted before its paid window begins is told what it gets back', () => {
  const { paragraphs } = write({ kind: 'store-deleted', storeName: 'Ti Lakaz', refundCents: 150_000 }, links)
  expect(paragraphs.join(' ')).toContain('You had paid Rs 1,500 for advertising that has not begun.')
})

test('a warning names the day, the sum and what is lost', () => {
  const { paragraphs } = write({ kind: 'fee-deletion-warning', ...unpaid, deletedOn: '2027-02-15' }, links)
  expect(paragraphs.join(' ')).toMatch(
    /Rs 1,500 .* 14\/11\/2026 .* deleted for good on 15\/02\/2027, with its/,
  )
})

test('a letter about badges names each with its last day, and says when there is none', () => {
  const about = (verifiedUntil: string | null, halalCheckedUntil: string | null) =>
    write(
      { kind: 'store-checked', storeId: 's', storeName: 'S', checks: { verifiedUntil, halalCheckedUntil } },
      links,
    ).paragraphs.at(-1)
  expect(about('2027-03-31', '2027-04-30')).toBe(
    'It carries the badge ‘Verified store’ until 31/03/2027. It carries the badge ‘Halal checked’ until 30/04/2027.',
  )
  expect(about(null, null)).toBe('It carries none at the moment.')
})
