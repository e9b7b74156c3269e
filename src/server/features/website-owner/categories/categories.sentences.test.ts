import { expect, test } from 'vitest'
import type { Sentence } from '#domain/sentence.ts'
import { say } from './categories.sentences.ts'

const inPlainSpaces = ({ en, fr }: Sentence) => [en, fr.replaceAll('\u00a0', ' ')]

test('a name is quoted with the quotation marks of each language', () => {
  expect(inPlainSpaces(say.nameTakenIn({ name: 'Bread (fresh) $1', parent: 'Food' }))).toEqual([
    'There is already a category ‘Bread (fresh) $1’ in ‘Food’.',
    'Il y a déjà une catégorie « Bread (fresh) $1 » dans « Food ».',
  ])
  expect(inPlainSpaces(say.nameTakenOnTop({ name: 'Food' }))).toEqual([
    'There is already a category ‘Food’ on the first level.',
    'Il y a déjà une catégorie « Food » au premier niveau.',
  ])
})

test.each([
  [0, 1, 'product', '0 subcategories and 1 product', '0 sous-catégorie et 1 produit'],
  [1, 0, 'product', '1 subcategory and 0 products', '1 sous-catégorie et 0 produit'],
  [3, 1250, 'store', '3 subcategories and 1,250 stores', '3 sous-catégories et 1 250 boutiques'],
  [2, 2, 'store', '2 subcategories and 2 stores', '2 sous-catégories et 2 boutiques'],
] as const)('%d below and %d of a %s are counted', (subcategories, contents, of, en, fr) => {
  expect(inPlainSpaces(say.notEmpty({ name: 'Food', subcategories, contents, of }))).toEqual([
    `‘Food’ is not empty: it has ${en}. Please say where they go.`,
    `« Food » n’est pas vide : ${fr}. Veuillez dire où cela doit aller.`,
  ])
})

test('a large count has a non-breaking space in French', () => {
  const { fr } = say.notEmpty({ name: 'Food', subcategories: 1, contents: 1250, of: 'store' })
  expect(fr).toContain(' 1\u00a0250 boutiques')
})
