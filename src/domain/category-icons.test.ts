import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categoryIcons } from './category-icons.ts'

test('a category can have every picture of the artwork set, and no other', () => {
  const pictures = readdirSync('public/icons').filter((file) => file.endsWith('.webp'))
  expect(pictures.toSorted()).toEqual(categoryIcons.map((name) => `${name}.webp`).toSorted())
})
