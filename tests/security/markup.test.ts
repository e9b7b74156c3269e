import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageHead } from '#web/shared/page/page-head.ts'
import { calls } from './calls.ts'

const root = fileURLToPath(new URL('../../src', import.meta.url))

/** React escapes all text. What is written past it must not hold anything that a person wrote. */
const pastReact =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|srcdoc|srcDoc|\beval\(|new Function\(/

test('markup is written past React in these files only, and of our own text', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => pastReact.test(readFileSync(path.join(root, file), 'utf8')))
  // The scripts of the page's head, and that of the offline page: constants of the build.
  expect(files.sort()).toEqual(['web/app/document.tsx', 'web/public/offline/offline.tsx'])
})

test('structured data cannot end its script element', () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const { scripts } = pageHead('https://zilbazar.mu', {
    title: hostile,
    description: hostile,
    path: '/',
    jsonLd: [{ '@type': 'Product', name: hostile, review: [{ reviewBody: hostile }] }],
  })
  expect(scripts).toHaveLength(1)
  for (const { children } of scripts) {
    expect(children).not.toContain('<')
    expect(JSON.parse(children).name).toBe(hostile)
  }
})

describe('a link field of the contract', () => {
  const withLinks = calls.flatMap(({ name, endpoint: { body } }) =>
    body instanceof z.ZodObject && 'link' in body.shape
      ? [[name, body.shape.link as z.ZodType] as const]
      : [],
  )

  test('belongs to these calls', () => {
    expect(withLinks.map(([name]) => name).sort()).toEqual([
      'ownerBanners.add',
      'ownerBanners.change',
      'ownerCampaigns.add',
      'ownerCampaigns.change',
      'storeOwner.createProduct',
      'storeOwner.updateProduct',
    ])
  })

  test.each(withLinks)('of %s takes nothing that runs or misleads', (_, link) => {
    expect(link.safeParse('https://example.mu/sale').success).toBe(true)
    for (const hostile of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      ' javascript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'blob:https://zilbazar.mu/1',
      'file:///etc/passwd',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://user:password@example.mu/',
      'https:example.mu',
      'https://',
    ])
      expect([hostile, link.safeParse(hostile).success]).toEqual([hostile, false])
  })
})
