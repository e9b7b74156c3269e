import { sentence } from '#domain/sentence.ts'

export const say = {
  badCost: sentence({
    en: 'Please give the cost in whole cents, zero or more.',
    fr: 'Veuillez indiquer le coût en centièmes entiers, zéro ou plus.',
  }),
  tooMuch: sentence({
    en: 'That is more than one campaign can cost.',
    fr: 'C’est plus qu’une seule campagne ne peut coûter.',
  }),
}
