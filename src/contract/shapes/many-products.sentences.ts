import { mostBulkEdited, mostImportRows, mostRowsWritten } from '#domain/limits.ts'
import { figure, sentence } from '#domain/sentence.ts'

const rows = figure(mostImportRows)
const written = figure(mostRowsWritten)
const edited = figure(mostBulkEdited)

export const sayMany = {
  noFile: sentence({
    en: 'Please choose a file or paste its rows.',
    fr: 'Veuillez choisir un fichier ou coller ses lignes.',
  }),
  tooLong: sentence({
    en: `This file is too long. Please take one with at most ${rows.en} rows.`,
    fr: `Ce fichier est trop long. Veuillez en prendre un de ${rows.fr} lignes au plus.`,
  }),
  notText: sentence({
    en: 'This file is not a text. Please save it as CSV.',
    fr: 'Ce fichier n’est pas un texte. Veuillez l’enregistrer en CSV.',
  }),
  badRows: sentence({
    en: `Please send 1 to ${written.en} rows at a time.`,
    fr: `Veuillez envoyer de 1 à ${written.fr} lignes à la fois.`,
  }),
  badCell: sentence({
    en: 'A cell of this row is too long or not a text.',
    fr: 'Une cellule de cette ligne est trop longue ou n’est pas un texte.',
  }),
  badProducts: sentence({
    en: `Please choose 1 to ${edited.en} products.`,
    fr: `Veuillez choisir de 1 à ${edited.fr} produits.`,
  }),
  badOperation: sentence({
    en: 'Please choose what to do with these products.',
    fr: 'Veuillez choisir ce qu’il faut faire de ces produits.',
  }),
  badAmount: sentence({
    en: 'Please enter by how much the prices change, with at most 2 decimals.',
    fr: 'Veuillez saisir de combien les prix changent, avec 2 décimales au plus.',
  }),
  badPercent: sentence({
    en: 'The discount must be a number from 0.01 to less than 100, with at most 2 decimals.',
    fr: 'La remise doit être un nombre de 0,01 à moins de 100, avec 2 décimales au plus.',
  }),
}
