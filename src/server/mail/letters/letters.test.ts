import { expect, test } from 'vitest'
import { letterHtml } from '../letter-html.ts'
import { letterText } from '../letter-text.ts'
import { linksOf } from '../links.ts'
import { type LetterOrder, write } from './index.ts'

const home = 'https://zilbazar.mu'
const links = linksOf(home, { tokenOf: (seed) => `token-of-${seed}` })

const orders: [LetterOrder, string, string[]][] = [
  [{ kind: 'verify-email', seed: 's1' }, 'Confirm your email address', ['/verify-email/token-of-s1']],
  [{ kind: 'already-registered' }, 'You already have an account', ['/login', '/forgot-password']],
  [{ kind: 'reset-password', seed: 's2' }, 'Choose a new password', ['/reset-password/token-of-s2']],
  [{ kind: 'password-changed' }, 'Your password was changed', ['/forgot-password']],
  [{ kind: 'account-deleted' }, 'Your account is deleted', ['/', '/contact']],
  [{ kind: 'store-approved' }, 'Your store may open', ['/admin/signup', '/contact']],
  [
    { kind: 'store-registered', storeName: 'Ti Lakaz', storeEmail: 'shop@example.mu' },
    'Your store is open',
    ['/admin/login', '/contact'],
  ],
  [{ kind: 'store-deleted', storeName: 'Ti Lakaz' }, 'Your store is deleted', ['/', '/contact']],
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
