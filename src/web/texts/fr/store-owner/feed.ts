import type { storeFeed as english } from '../../en/store-owner/feed.ts'

/** The addresses at which Google and Meta read a store's products. */
export const storeFeed: typeof english = {
  failed: 'Le flux n’a pas pu être chargé.',
  heading: 'Vos produits ailleurs',
  text: 'Google et Meta (Facebook, Instagram) peuvent lire vos produits à une adresse. Donnez-la une fois à leur catalogue : prix, remises et nouveaux produits suivent ensuite d’eux-mêmes.',
  make: 'Créer les adresses',
  google: 'Pour Google Merchant Center',
  meta: 'Pour Meta (Facebook, Instagram)',
  copy: (name) => `Copier : ${name}`,
  copied: 'L’adresse est copiée.',
  copyFailed: 'La copie ne fonctionne pas ici. Veuillez sélectionner l’adresse vous-même.',
  since: (date) => `Ces adresses fonctionnent depuis le ${date}.`,
  secret:
    'Toute personne qui connaît une adresse peut lire le flux. Créez-en de nouvelles quand quelqu’un ne doit plus le lire.',
  contents: 'Ce qu’il contient',
  notSaid:
    'Un produit dont la disponibilité n’est pas précisée y figure comme en stock, et comme neuf si son état n’est pas précisé. Vous pouvez le préciser dans son formulaire.',
  brand: 'Meta demande une marque : le nom de votre boutique en tient lieu.',
  onlyShown: 'Seuls les produits que voient les clients y figurent.',
  renew: 'Créer de nouvelles adresses',
  renewQuestion: 'Créer de nouvelles adresses ? Celles d’aujourd’hui ne fonctionneront plus.',
  renewFailed: 'Les nouvelles adresses n’ont pas pu être créées. Veuillez réessayer.',
  end: 'Arrêter le flux',
  endQuestion: 'Arrêter le flux ? Ses adresses ne fonctionneront plus.',
  endFailed: 'Le flux n’a pas pu être arrêté. Veuillez réessayer.',
  cancel: 'Annuler',
}
