import type { BulkFault } from '#domain/bulk-edit.ts'
import { highestPriceRupees } from '#domain/limits.ts'
import { toCents } from '#domain/money.ts'
import { figure, rupees, type Sentence, sentence } from '#domain/sentence.ts'

const highest = rupees(toCents(highestPriceRupees))

export const say = {
  changed: (count: number) =>
    count === 1
      ? sentence({ en: '1 product is changed.', fr: '1 produit est modifié.' })
      : sentence({
          en: `${figure(count).en} products are changed.`,
          fr: `${figure(count).fr} produits sont modifiés.`,
        }),
  deleted: (count: number) =>
    count === 1
      ? sentence({
          en: '1 product is deleted. For a minute you can undo this.',
          fr: '1 produit est supprimé. Vous pouvez l’annuler pendant une minute.',
        })
      : sentence({
          en: `${figure(count).en} products are deleted. For a minute you can undo this.`,
          fr: `${figure(count).fr} produits sont supprimés. Vous pouvez l’annuler pendant une minute.`,
        }),
  nothingToChange: sentence({
    en: 'These products are so already.',
    fr: 'Ces produits sont déjà ainsi.',
  }),
  undone: (count: number) =>
    count === 1
      ? sentence({ en: '1 product is as it was before.', fr: '1 produit est comme avant.' })
      : sentence({
          en: `${figure(count).en} products are as they were before.`,
          fr: `${figure(count).fr} produits sont comme avant.`,
        }),
  undonePartly: (count: number, kept: number) =>
    sentence({
      en: `As before: ${figure(count).en}. Changed or deleted since, and left as they are: ${figure(kept).en}.`,
      fr: `Comme avant : ${figure(count).fr}. Modifiés ou supprimés depuis, et laissés tels quels : ${figure(kept).fr}.`,
    }),
  tooLate: sentence({
    en: 'This can no longer be undone.',
    fr: 'Cela ne peut plus être annulé.',
  }),
}

/** Said when none of the products could be changed. */
export const sayFault: Record<BulkFault, Sentence> = {
  'below-zero': sentence({
    en: 'The price would fall below zero.',
    fr: 'Le prix tomberait sous zéro.',
  }),
  'too-high': sentence({
    en: `The price can be at most ${highest.en}.`,
    fr: `Le prix peut être de ${highest.fr} au plus.`,
  }),
  'is-draft': sentence({
    en: 'A product needs a picture and a description before it can be shown.',
    fr: 'Un produit a besoin d’une photo et d’une description avant d’être affiché.',
  }),
  'discount-over': sentence({
    en: 'The discount must end today or later.',
    fr: 'La remise doit finir aujourd’hui ou plus tard.',
  }),
}
