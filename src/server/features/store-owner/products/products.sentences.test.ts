import { expect, test } from 'vitest'
import { say } from './products.sentences.ts'

test('how many products a store can show is written as each language writes figures', () => {
  expect(say.tooMany(10_000)).toEqual({
    en: 'A store can show at most 10,000 products. Please delete some before you add more.',
    fr: 'Une boutique peut montrer 10\u00a0000 produits au plus. Veuillez en supprimer avant d’en ajouter.',
  })
})

test('the refusal of an outdated save says when the product was saved', () => {
  expect(say.savedMeanwhile({ date: '14/11/2026', time: '12:30' })).toEqual({
    en: 'This product was saved in another window on 14/11/2026 at 12:30. Please open it again and repeat your change.',
    fr: 'Ce produit a été enregistré dans une autre fenêtre le 14/11/2026 à 12:30. Veuillez le rouvrir et refaire votre modification.',
  })
})
