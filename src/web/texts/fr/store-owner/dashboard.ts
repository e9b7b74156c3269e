import type { dashboard as english } from '../../en/store-owner/dashboard.ts'

/** The frame of a store owner's dashboard. */
export const dashboard: typeof english = {
  title: 'Tableau de bord',
  description: 'Votre boutique sur Zilbazar : profil, horaires, annonce et produits.',
  menu: 'Tableau de bord',
  openMenu: 'Menu du tableau de bord',
  tabs: { profile: 'Profil', products: 'Produits', fees: 'Publicité' },
  views: {
    'profile/profile': 'Profil',
    'profile/announcement': 'Annonce',
    'profile/edit': 'Modifier le profil',
    'profile/security': 'Sécurité',
    'profile/delete': 'Supprimer la boutique',
    'products/all': 'Tous les produits',
    'products/create': 'Ajouter un produit',
    'products/edit': 'Modifier un produit',
    'products/delete': 'Supprimer un produit',
    'fees/fees': 'Frais',
  },
  receipt: 'Reçu',
  checkFailed: 'Impossible de vérifier votre connexion.',
  detailsFailed: 'Impossible de charger votre boutique',
}
