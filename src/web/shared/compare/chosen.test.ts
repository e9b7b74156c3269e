import { beforeEach, expect, test, vi } from 'vitest'
import { chosenProducts, clearChosen, removeChosen, toggle } from './chosen.ts'

const food = { _id: 'food', name: 'Food' }
const toys = { _id: 'toys', name: 'Toys' }
const product = (id: number) => ({
  _id: `p${id}`,
  title: `Product ${id}`,
  image: '/p.jpg',
  imagePlaceholder: null,
})
const ids = () => chosenProducts.read()?.products.map(({ _id }) => _id)

beforeEach(() => {
  localStorage.clear()
})

test('a product is chosen, and a second press takes it out again', () => {
  expect(chosenProducts.read()).toBeUndefined()
  toggle(product(1), food)
  toggle(product(2), food)
  expect(ids()).toEqual(['p1', 'p2'])
  toggle(product(1), food)
  expect(ids()).toEqual(['p2'])
  removeChosen('p2')
  expect(chosenProducts.read()).toBeUndefined()
})

test('a fifth product and one of another category are refused, and nothing changes', () => {
  for (const id of [1, 2, 3, 4]) expect(toggle(product(id), food)).toBeUndefined()
  expect(toggle(product(5), food)).toBe('full')
  expect(toggle(product(6), toys)).toBe('other-category')
  expect(ids()).toEqual(['p1', 'p2', 'p3', 'p4'])
  clearChosen()
  expect(toggle(product(6), toys)).toBeUndefined()
})

test('who listens is told of each change, and reads the same object until the next', () => {
  const listener = vi.fn()
  const stop = chosenProducts.subscribe(listener)
  toggle(product(1), food)
  expect(listener).toHaveBeenCalledOnce()
  expect(chosenProducts.read()).toBe(chosenProducts.read())
  stop()
  clearChosen()
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  '',
  'nonsense',
  '{}',
  '[]',
  '{"category":{"_id":1},"products":[]}',
  '{"category":{"_id":"a","name":"A"},"products":[{}]}',
])('%j in the storage counts as nothing chosen', (text) => {
  localStorage.setItem('zb-compared', text)
  expect(chosenProducts.read()).toBeUndefined()
})
