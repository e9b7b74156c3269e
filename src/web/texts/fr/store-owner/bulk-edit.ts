import type { bulkEdit as english } from '../../en/store-owner/bulk-edit.ts'
import { figure } from '../shared/figures.ts'

const products = (count: number) => `${figure(count)} ${count < 2 ? 'produit' : 'produits'}`

/** Changing many of a store's products at once. */
export const bulkEdit: typeof english = {
  label: 'Produits choisis',
  selected: (count) => `${products(count)} ${count < 2 ? 'choisi' : 'choisis'}`,
  selectFound: (count) => `Choisir ${products(count)}`,
  clear: 'Tout désélectionner',
  what: 'Qu’en faire',
  kinds: {
    price: 'Changer les prix',
    discount: 'Lancer une remise',
    'end-discount': 'Arrêter la remise',
    category: 'Changer la catégorie',
    hide: 'Masquer aux clients',
    show: 'Afficher aux clients',
    delete: 'Supprimer',
  },
  next: 'Continuer',
  by: 'Changer en',
  units: { percent: 'Pourcentage', amount: 'Roupies' },
  difference: 'De combien',
  differenceHint: 'Par exemple 5, ou -10 pour baisser. Les pourcentages sont arrondis à la roupie.',
  missing: {
    price: 'Veuillez saisir de combien les prix changent, par exemple 5 ou -10.',
    discount: 'Veuillez saisir un pourcentage inférieur à 100 et choisir le dernier jour.',
    category: 'Veuillez choisir une catégorie et une sous-catégorie.',
    'end-discount': '',
    hide: '',
    show: '',
    delete: '',
  },
  deleteText:
    'Ces produits disparaissent tout de suite. Vous pouvez l’annuler pendant une minute ; ensuite ils sont supprimés pour de bon, avec leurs photos, leurs notes et leurs avis.',
  preview: 'Ce qu’ils deviennent',
  outcome: (changed, unchanged, refused) =>
    [
      `Modifiés : ${figure(changed)}`,
      ...(unchanged > 0 ? [`déjà ainsi : ${figure(unchanged)}`] : []),
      ...(refused > 0 ? [`impossibles : ${figure(refused)}`] : []),
    ].join(', '),
  fromTo: (before, after) => `${before} → ${after}`,
  more: (count) => `et ${figure(count)} de plus`,
  faults: {
    'below-zero': 'Le prix tomberait sous zéro.',
    'too-high': 'Le prix serait trop élevé.',
    'is-draft': 'Il lui faut une photo et une description avant d’être affiché.',
    'discount-over': 'La remise doit finir aujourd’hui ou plus tard.',
  },
  cancel: 'Annuler',
  apply: (count) => (count === 0 ? 'Modifier' : `Modifier ${products(count)}`),
  deleteThem: (count) => `Supprimer ${products(count)}`,
  failed: 'Les produits n’ont pas pu être modifiés.',
  undo: 'Annuler',
  undoFailed: 'Cela n’a pas pu être annulé.',
  close: 'Fermer',
}
