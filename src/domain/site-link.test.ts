import { expect, test } from 'vitest'
import { isSafeLink } from './site-link.ts'

test.each([
  '/',
  '/hot-deals',
  '/search?q=tea&city=Curepipe',
  '/about#fees',
  'https://example.com',
  'https://example.com/path?x=1#y',
])('%s may be linked to', (link) => expect(isSafeLink(link)).toBe(true))

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/path\\with',
  '/with space',
  '/with\nline',
  'http://example.com',
  'https://',
  'https:///example.com',
  'https://localhost',
  'https://name:word@example.com',
  'https://exa mple.com',
  'ftp://example.com',
  'mailto:someone@example.com',
  'hot-deals',
  '',
])('%s may not be linked to', (link) => expect(isSafeLink(link)).toBe(false))
