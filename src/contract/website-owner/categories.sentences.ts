import { sentence } from '#domain/sentence.ts'

export const say = {
  whichTree: sentence({
    en: 'There is a tree of product categories and one of store categories.',
    fr: 'Il y a un arbre des catégories de produits et un des catégories de boutiques.',
  }),
  nameWithMarkup: sentence({
    en: 'Please write the name without < and >.',
    fr: 'Veuillez écrire le nom sans < ni >.',
  }),
  noSuchIcon: sentence({ en: 'There is no such icon.', fr: 'Cette icône n’existe pas.' }),
  listOfIds: sentence({
    en: 'Please send the categories as a list of ids.',
    fr: 'Veuillez envoyer les catégories en liste d’identifiants.',
  }),
  nameSome: sentence({
    en: 'Please name the categories to put in order.',
    fr: 'Veuillez nommer les catégories à mettre en ordre.',
  }),
  tooMany: sentence({
    en: 'These are more categories than can be put in order at a time.',
    fr: 'C’est plus de catégories qu’on ne peut en mettre en ordre à la fois.',
  }),
}
