import { figure, sentence } from '#domain/sentence.ts'

const nouns = {
  subcategory: { en: ['subcategory', 'subcategories'], fr: ['sous-catégorie', 'sous-catégories'] },
  product: { en: ['product', 'products'], fr: ['produit', 'produits'] },
  store: { en: ['store', 'stores'], fr: ['boutique', 'boutiques'] },
}

/** '0 products' in English, '0 produit' in French. */
function counted(count: number, noun: keyof typeof nouns) {
  const { en, fr } = nouns[noun]
  const number = figure(count)
  return { en: `${number.en} ${en[count === 1 ? 0 : 1]}`, fr: `${number.fr} ${fr[count <= 1 ? 0 : 1]}` }
}

interface Contents {
  name: string
  subcategories: number
  contents: number
  of: 'product' | 'store'
}

export const say = {
  nameTakenIn: ({ name, parent }: { name: string; parent: string }) =>
    sentence({
      en: `There is already a category ‘${name}’ in ‘${parent}’.`,
      fr: `Il y a déjà une catégorie « ${name} » dans « ${parent} ».`,
    }),
  nameTakenOnTop: ({ name }: { name: string }) =>
    sentence({
      en: `There is already a category ‘${name}’ on the first level.`,
      fr: `Il y a déjà une catégorie « ${name} » au premier niveau.`,
    }),
  tooDeep: sentence({
    en: 'A category can have at most three levels below it, and this would be one more.',
    fr: 'Une catégorie peut avoir trois niveaux au plus sous elle, et celui-ci serait de trop.',
  }),
  insideItself: sentence({
    en: 'A category cannot go into itself, nor into one below it.',
    fr: 'Une catégorie ne peut aller ni dans elle-même, ni dans l’une des siennes.',
  }),
  noProductsOnTop: sentence({
    en: 'A category of the first level holds no products itself. Please choose one below it.',
    fr: 'Une catégorie du premier niveau ne contient pas elle-même de produits. Veuillez en choisir une en dessous.',
  }),
  noStoresOnTop: sentence({
    en: 'A category of the first level holds no stores itself. Please choose one below it.',
    fr: 'Une catégorie du premier niveau ne contient pas elle-même de boutiques. Veuillez en choisir une en dessous.',
  }),
  notEmpty({ name, subcategories, contents, of }: Contents) {
    const below = counted(subcategories, 'subcategory')
    const inside = counted(contents, of)
    return sentence({
      en: `‘${name}’ is not empty: it has ${below.en} and ${inside.en}. Please say where they go.`,
      fr: `« ${name} » n’est pas vide : ${below.fr} et ${inside.fr}. Veuillez dire où cela doit aller.`,
    })
  },
  changedMeanwhile: sentence({
    en: 'These categories changed meanwhile. Please look at them again.',
    fr: 'Ces catégories ont changé entre-temps. Veuillez les regarder de nouveau.',
  }),
  added: sentence({ en: 'The category is added.', fr: 'La catégorie est ajoutée.' }),
  saved: sentence({ en: 'The category is saved.', fr: 'La catégorie est enregistrée.' }),
  moved: sentence({ en: 'The category is moved.', fr: 'La catégorie est déplacée.' }),
  merged: sentence({ en: 'The categories are merged.', fr: 'Les catégories sont fusionnées.' }),
  removed: sentence({ en: 'The category is removed.', fr: 'La catégorie est supprimée.' }),
  ordered: sentence({ en: 'The order is saved.', fr: 'L’ordre est enregistré.' }),
}
