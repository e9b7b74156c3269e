import type { navigation as english } from '../../en/shared/navigation.ts'

export const navigation: typeof english = {
  skipToContent: 'Aller au contenu',
  mainMenu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  home: 'Accueil',
  allStores: 'Boutiques',
  aboutUs: 'À propos',
  contact: 'Contact',
  login: 'Connexion',
  signUp: 'S’inscrire',
  wishlist: 'Liste d’envies',
  wished: (count) => `${count} ${count < 2 ? 'envie' : 'envies'}`,
  account: 'Compte',
  accountSettings: 'Réglages du compte',
  dashboard: 'Tableau de bord',
  logout: 'Se déconnecter',
  logoutFailed: 'La déconnexion a échoué.',
  searchLabel: 'Chercher un produit, une boutique',
  searchButton: 'Rechercher',
}
