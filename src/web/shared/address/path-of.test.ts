import { expect, test } from 'vitest'
import { pathOf } from './path-of.ts'

test('a page’s address is written with its params and its search params', () => {
  expect(pathOf({ to: '/' })).toBe('/')
  expect(pathOf({ to: '/product/$productId', params: { productId: '1' }, search: { stars: 5 } })).toBe(
    '/product/1?stars=5',
  )
  expect(pathOf({ to: '/search', search: { q: 'pâte & piment', tab: undefined } })).toBe(
    '/search?q=p%C3%A2te+%26+piment',
  )
})

test('a param is escaped, so it cannot lead to another page', () => {
  expect(pathOf({ to: '/product/$productId', params: { productId: '../admin?x' } })).toBe(
    '/product/..%2Fadmin%3Fx',
  )
})
