import { expect, test } from 'vitest'
import { demoCategories, demoComment, demoPeople } from '../catalogue.ts'
import { seeded } from '../random.ts'

test('hundreds of people have hundreds of names, always the same', () => {
  const people = demoPeople(900)
  expect(people).toEqual(demoPeople(900))
  expect(new Set(people).size).toBe(900)
  expect(people.filter((name) => !/^\p{Lu}[\p{L}-]+ .*\p{L}$/u.test(name) || name.length > 40)).toEqual([])
})

test('a catalogue of any size finds names for all', () => {
  expect(demoPeople(40_000)).toHaveLength(40_000)
})

test('every category has remarks for every number of stars', () => {
  const families = ['store', ...demoCategories().products.map(({ key }) => key)]
  for (const family of families) {
    for (const stars of [1, 2, 3, 4, 5]) {
      const random = seeded(family.length, stars)
      const comments = Array.from({ length: 12 }, () => demoComment(random, stars, family))
      expect(comments.some((comment) => comment !== null)).toBe(true)
      for (const comment of comments) expect(comment ?? 'x').toMatch(/^\S.{0,300}$/)
    }
  }
})

test('many ratings have no comment', () => {
  const comments = Array.from({ length: 2000 }, (_, index) => demoComment(seeded(9, index), 5, 'food/drinks'))
  const silent = comments.filter((comment) => comment === null).length
  expect(silent / comments.length).toBeGreaterThan(0.3)
  expect(silent / comments.length).toBeLessThan(0.6)
})

test('no comment is repeated on one product', () => {
  const random = seeded(11)
  const comments = Array.from({ length: 16 }, () => demoComment(random, 5, 'fashion/shoes/sandals')).filter(
    Boolean,
  )
  expect(new Set(comments).size).toBe(comments.length)
})
