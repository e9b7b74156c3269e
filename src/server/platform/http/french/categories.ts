import type { Sentences } from './sentences.ts'

const plural: Record<string, string> = {
  subcategory: 'sous-catégories',
  subcategories: 'sous-catégories',
  product: 'produits',
  products: 'produits',
  store: 'boutiques',
  stores: 'boutiques',
}

/** '0 produit', '1 produit', '2 produits'. */
function counted(english = ''): string {
  const [count = '', noun = ''] = english.split(' ')
  const many = plural[noun] ?? noun
  return `${count.replaceAll(',', ' ')} ${count === '0' || count === '1' ? many.slice(0, -1) : many}`
}

/** Both trees of categories, in the website owner's console. */
export const categories: Sentences = {
  'There is a tree of product categories and one of store categories.':
    'Il y a un arbre des catégories de produits et un des catégories de boutiques.',
  'Please write the name without < and >.': 'Veuillez écrire le nom sans < ni >.',
  'There is no such icon.': 'Cette icône n’existe pas.',
  'Please send the categories as a list of ids.': 'Veuillez envoyer les catégories en liste d’identifiants.',
  'Please name the categories to put in order.': 'Veuillez nommer les catégories à mettre en ordre.',
  'These are more categories than can be put in order at a time.':
    'C’est plus de catégories qu’on ne peut en mettre en ordre à la fois.',

  'There is already a category ‘{name}’ in ‘{parent}’.':
    'Il y a déjà une catégorie « {name} » dans « {parent} ».',
  'There is already a category ‘{name}’ on the first level.':
    'Il y a déjà une catégorie « {name} » au premier niveau.',
  'A category can have at most three levels below it, and this would be one more.':
    'Une catégorie peut avoir trois niveaux au plus sous elle, et celui-ci serait de trop.',
  'A category cannot go into itself, nor into one below it.':
    'Une catégorie ne peut aller ni dans elle-même, ni dans l’une des siennes.',
  'A category of the first level holds no products itself. Please choose one below it.':
    'Une catégorie du premier niveau ne contient pas elle-même de produits. Veuillez en choisir une en dessous.',
  'A category of the first level holds no stores itself. Please choose one below it.':
    'Une catégorie du premier niveau ne contient pas elle-même de boutiques. Veuillez en choisir une en dessous.',
  '‘{name}’ is not empty: it has {subcategories} and {contents}. Please say where they go.': (
    name,
    subcategories,
    contents,
  ) =>
    `« ${name} » n’est pas vide : ${counted(subcategories)} et ${counted(contents)}. Veuillez dire où cela doit aller.`,
  'These categories changed meanwhile. Please look at them again.':
    'Ces catégories ont changé entre-temps. Veuillez les regarder de nouveau.',

  'The category is added.': 'La catégorie est ajoutée.',
  'The category is saved.': 'La catégorie est enregistrée.',
  'The category is moved.': 'La catégorie est déplacée.',
  'The categories are merged.': 'Les catégories sont fusionnées.',
  'The category is removed.': 'La catégorie est supprimée.',
}
