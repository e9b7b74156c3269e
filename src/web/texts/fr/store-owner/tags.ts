import type { priceTags as english } from '../../en/store-owner/tags.ts'
import { figure } from '../shared/figures.ts'

/** The poster and the price tags for the counter. */
export const priceTags: typeof english = {
  what: 'À imprimer',
  poster: 'Affiche',
  tags: 'Étiquettes de prix',
  which: 'Produits',
  choices: { all: 'Tous les produits', sale: 'En promotion', lately: 'Modifiés ces 7 derniers jours' },
  perSheet: 'Sur une feuille A4',
  grids: { '3x8': '24 étiquettes (3 × 8)', '2x5': '10 étiquettes (2 × 5)' },
  print: 'Imprimer',
  printHint: 'Imprimez à 100 %, sans marges de l’imprimante. « Enregistrer au format PDF » convient aussi.',
  count: (tags, sheets) =>
    `${figure(tags)} ${tags < 2 ? 'étiquette' : 'étiquettes'} sur ${figure(sheets)} ${sheets < 2 ? 'feuille' : 'feuilles'}`,
  tooMany: (most) =>
    `Seules les ${figure(most)} premières sont mises en page. Choisissez-en moins pour voir les autres.`,
  none: 'Aucun produit ne correspond à ce choix.',
  noneHint: 'Choisissez d’autres produits.',
  failed: 'Ce qui est à imprimer n’a pas pu être chargé.',
  preview: 'Ce qui est imprimé',
  sheet: (number) => `Feuille ${number}`,
  codeOf: (name) => `Code QR : ${name}`,
  scan: 'Scannez pour voir tous nos produits et nos prix',
  findUs: 'Retrouvez-nous sur Zilbazar',
  until: (date) => `jusqu’au ${date}`,
}
