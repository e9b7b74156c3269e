import { expect, test } from 'vitest'
import { ownLink } from './own-link.ts'

const publicUrl = 'https://zilbazar.mu'

test.each([
  ['/hot-deals', '/hot-deals'],
  ['/fr/hot-deals?city=Curepipe', '/hot-deals?city=Curepipe'],
  ['/fr', '/'],
  ['/free', '/free'],
  ['/fr//evil.example', '/evil.example'],
  ['https://zilbazar.mu', '/'],
  ['https://zilbazar.mu/fr/stores', '/stores'],
  ['https://zilbazar.mu.evil.example/stores', 'https://zilbazar.mu.evil.example/stores'],
  ['https://example.com/fr', 'https://example.com/fr'],
])('%s becomes %s', (link, expected) => expect(ownLink(link, publicUrl)).toBe(expected))
