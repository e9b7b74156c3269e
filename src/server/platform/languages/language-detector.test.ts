import { beforeAll, expect, test } from 'vitest'
import { type LanguageDetector, languageDetector } from './language-detector.ts'

let detect: LanguageDetector
beforeAll(async () => {
  detect = await languageDetector()
})

test.each([
  'Great shop, friendly staff.',
  'The phone stopped working after one month and nobody answers.',
  'Good value for money.',
  'I paid Rs 2,500 in 2024 and it still works.',
  'Best dholl puri in town, we come back every week!',
  'See https://example.test/bon-prix for the pictures I took.',
])('English is recognised: %s', (comment) => {
  expect(detect(comment)).toBe('en')
})

test.each([
  'Très bon magasin, personnel accueillant.',
  'Le téléphone ne marche plus après un mois et personne ne répond.',
  'Bon rapport qualité prix.',
  'Ils ont réparé mon ordinateur en une journée.',
  'Je recommande les yeux fermés.',
])('French is recognised: %s', (comment) => {
  expect(detect(comment)).toBe('fr')
})

test.each([
  ['Kreol', 'Mo bien kontan sa magazin la.'],
  ['Kreol', 'Bon kalite ek livrezon rapid.'],
  ['Kreol', 'Patron la bien zanti ek onet.'],
  ['Kreol in French letters', 'Mo content sa magasin la, prix bien correct.'],
  ['Kreol in French letters', 'Bien bon service, personnel gentil.'],
  ['short', 'Good price.'],
  ['short', 'Merci !'],
  ['short', 'ok'],
  ['nothing', ''],
  ['mixed', 'Très bon service, the best in town, I love it'],
  ['mixed', 'Good quality and fast delivery. Je recommande les yeux fermés.'],
  ['the same word in both', 'Excellent service'],
  ['numbers', '5/5'],
  ['numbers', '10 20 30 40 50'],
  ['a name', 'Samsung Galaxy A54 128GB'],
  ['an address', 'https://example.test/a-very-good-shop-in-town'],
  ['signs', '👍👍👍 !!!'],
  ['another language', 'Sehr gutes Geschäft, sehr freundliche Bedienung.'],
  ['another language', 'Muy buena tienda, volveré pronto con mi familia.'],
  ['another script', 'बहुत अच्छी दुकान है यह'],
])('in doubt, a comment stays unmarked: %s: %s', (_, comment) => {
  expect(detect(comment)).toBe('und')
})
