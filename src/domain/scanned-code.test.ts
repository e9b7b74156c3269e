import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scannedCode } from './scanned-code.ts'
import { shortPath } from './short-address.ts'

const origin = 'https://zilbazar.mu'
const id = '0193b1c2-7d4e-7a11-8f00-00c0ffee0001'

test.each([
  [`${origin}${shortPath('s', id)}`, { kind: 'store', id }],
  [`${origin}${shortPath('p', id)}`, { kind: 'product', id }],
  [`${origin}/store/${id}`, { kind: 'store', id }],
  [`${origin}/fr/product/${id}?from=poster`, { kind: 'product', id }],
  [`${origin}/about`, { kind: 'other' }],
  [`${origin}/s/short`, { kind: 'other' }],
  [`https://zilbazar.mu.example${shortPath('s', id)}`, { kind: 'elsewhere', host: 'zilbazar.mu.example' }],
  [`https://zilbazar.mu@pay.example${shortPath('s', id)}`, { kind: 'elsewhere', host: 'pay.example' }],
  ['http://pay.example/', { kind: 'elsewhere', host: 'pay.example' }],
  ['https://wa.me/23057550142?text=Hello', { kind: 'number', number: '+23057550142' }],
  ['tel:+23057550142', { kind: 'number', number: '+23057550142' }],
  ['5755 0142', { kind: 'number', number: '+23057550142' }],
  ['00020101021126340014mu.maucas.57550142', { kind: 'other' }],
  ['javascript:alert(1)', { kind: 'other' }],
  ['', { kind: 'other' }],
])('%s is %j', (text, code) => {
  expect(scannedCode(text, origin)).toEqual(code)
})

test('whatever a code says, only an address of ours names a store', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      expect(['store', 'product']).not.toContain(scannedCode(text, origin).kind)
    }),
  )
})

test('every printed code is read as what it was printed for', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('s', 'p'), (any, kind) => {
      expect(scannedCode(origin + shortPath(kind, any), origin)).toEqual({
        kind: kind === 's' ? 'store' : 'product',
        id: any,
      })
    }),
  )
})
