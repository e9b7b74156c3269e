import { expect, test } from 'vitest'
import type { ArticleTexts, Part } from './article.ts'
import { privacyPolicy } from './en/public/privacy-policy.ts'
import { terms } from './en/public/terms.ts'
import { privacyPolicy as frenchPolicy } from './fr/public/privacy-policy.ts'
import { terms as frenchTerms } from './fr/public/terms.ts'

const articles = {
  'the privacy policy': privacyPolicy,
  'the terms': terms,
  'the French privacy policy': frenchPolicy,
  'the French terms': frenchTerms,
}

const sentencesIn = (part: Part): readonly string[] => {
  if (typeof part === 'string') return [part]
  return 'list' in part ? part.list : part.entries.flatMap(({ name, text, lasts }) => [name, text, lasts])
}
const sentencesOf = ({ sections }: ArticleTexts) =>
  sections.flatMap(({ parts }) => parts.flatMap(sentencesIn))
const linksIn = (text: string) => Array.from(text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g), ([whole]) => whole)
const anchors = (article: ArticleTexts) => article.sections.map(({ id }) => id)

test.each(Object.entries(articles))('%s has one anchor for each part', (_, article) => {
  expect(new Set(anchors(article)).size).toBe(article.sections.length)
  for (const anchor of anchors(article)) expect(anchor).toMatch(/^[a-z-]+$/)
})

test.each(Object.entries(articles))(
  '%s does not lead to the same place twice in one breath',
  (_, article) => {
    for (const sentence of sentencesOf(article)) {
      const links = linksIn(sentence)
      expect(new Set(links).size).toBe(links.length)
    }
  },
)

test('a link to a part of the other article finds it', () => {
  const all = Object.values(articles).flatMap(sentencesOf).flatMap(linksIn).join(' ')
  for (const [, anchor = ''] of all.matchAll(/\/privacy-policy#([a-z-]+)/g))
    expect(anchors(privacyPolicy)).toContain(anchor)
  for (const [, anchor = ''] of all.matchAll(/\/terms#([a-z-]+)/g)) expect(anchors(terms)).toContain(anchor)
})

test.each([
  'Showing a store costs Rs 1,500 a month. Of that, Rs 500 is for mass advertising',
  'Each is payable before it begins',
  'a delay of one month may be allowed',
  'overdue by more than three months is deleted',
  'starts at Rs 2,000',
  'begins within 2 business days of your payment',
  'before an advertising window begins, you get back all that you have paid',
  'the account stays inactive and limited',
])('the terms say: %s', (words) => {
  expect(sentencesOf(terms).join('\n')).toContain(words)
})

test('the privacy policy names the law, the rights it gives and who watches over it', () => {
  const said = [...privacyPolicy.sections.map(({ title }) => title), ...sentencesOf(privacyPolicy)].join('\n')
  for (const words of [
    'Data Protection Act 2017',
    'section 37',
    'section 38',
    'section 39',
    'section 40',
    'Data Protection Office',
    'SICOM Tower',
  ])
    expect(said).toContain(words)
})
