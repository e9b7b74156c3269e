import { longest } from '#domain/limits.ts'
import type { ownerCategories as english } from '../../en/website-owner/categories.ts'
import { figure } from '../shared/figures.ts'

const counted = (one: string, many: string) => (count: number) => `${figure(count)} ${count < 2 ? one : many}`

/** Both trees of categories, in the website owner's console. */
export const ownerCategories: typeof english = {
  tabs: 'Arbres des catégories',
  trees: { product: 'Pour les produits', store: 'Pour les boutiques' },
  contents: { product: counted('produit', 'produits'), store: counted('boutique', 'boutiques') },
  subcategories: counted('sous-catégorie', 'sous-catégories'),
  failed: 'Les catégories n’ont pas pu être chargées.',
  empty: 'Il n’y a pas encore de catégories.',
  add: 'Ajouter une catégorie',
  unfoldAll: 'Tout déplier',
  foldAll: 'Tout replier',
  fold: (name) => `Sous-catégories : ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  moved: (name, place, of) => `${name} est maintenant en position ${place} sur ${of}.`,
  orderFailed: 'L’ordre n’a pas pu être enregistré.',
  changeOf: (name) => `Modifier ${name}`,
  inside: 'Ici',
  insideAll: 'Sous-catégories comprises',
  firstLevel: 'Premier niveau',
  separator: ' › ',
  cancel: 'Annuler',
  acts: {
    add: {
      label: 'Ajouter une sous-catégorie',
      title: (name) => `Ajouter sous ${name}`,
      submit: 'Ajouter',
    },
    change: {
      label: 'Renommer, changer l’icône',
      title: (name) => `Modifier ${name}`,
      submit: 'Enregistrer',
    },
    move: { label: 'Déplacer ailleurs', title: (name) => `Déplacer ${name}`, submit: 'Déplacer' },
    merge: {
      label: 'Fusionner avec une autre',
      title: (name) => `Fusionner ${name} avec une autre`,
      submit: 'Fusionner pour de bon',
    },
    remove: {
      label: 'Supprimer',
      title: (name) => `Supprimer ${name}`,
      submit: 'Supprimer pour de bon',
    },
  },
  addFirst: 'Ajouter une catégorie de premier niveau',
  noRoom: 'Il y a trois niveaux de sous-catégories au plus.',
  name: 'Nom',
  nameMissing: 'Veuillez saisir un nom.',
  nameTooLong: `Le nom peut avoir au plus ${longest.categoryName} caractères.`,
  nameMarkup: 'Veuillez écrire le nom sans < ni >.',
  icon: 'Icône',
  noIcon: 'Sans icône',
  choose: 'Choisir…',
  targetMissing: 'Veuillez choisir une catégorie.',
  move: {
    target: 'La placer sous',
    text: 'Tout son contenu et toutes ses sous-catégories suivent.',
    none: 'Aucun autre endroit n’a de place pour elle.',
  },
  merge: {
    target: 'Fusionner avec',
    text: (name) =>
      `Tout ce que contient « ${name} », sous-catégories comprises, passe dans l’autre catégorie. « ${name} » est ensuite supprimée. Il n’y a pas de retour en arrière.`,
    none: 'Il n’y a aucune catégorie avec laquelle la fusionner.',
  },
  remove: {
    target: (contents) => `Déplacer ${contents} vers`,
    targetAny: 'Déplacer son contenu vers',
    empty: (name) => `« ${name} » est vide. Une fois supprimée, elle ne peut plus être rétablie.`,
    full: (name, contents, subcategories) =>
      `Dans « ${name} », il y a ${contents} et ${subcategories}. Son contenu passe dans la catégorie que vous choisissez ; les sous-catégories disparaissent pour de bon.`,
    none: 'Aucune catégorie ne peut recevoir son contenu.',
  },
}
