import type { consoleViews as english } from '../../en/website-owner/console-views.ts'

/** The titles of the console's views below a section, by their routes. */
export const consoleViews: typeof english = {
  '/owner/stores/$storeId': 'Une boutique',
  '/owner/content/people/$personId': 'Une personne',
  '/owner/promotion/new': 'Mettre un produit en avant',
  '/owner/banners/new': 'Écrire un bandeau',
  '/owner/banners/$bannerId': 'Modifier un bandeau',
  '/owner/campaigns/new': 'Nouvelle campagne',
  '/owner/campaigns/$campaignId': 'Modifier une campagne',
  '/owner/fees/bank': 'Fichier de la banque',
  '/owner/fees/deletions': 'À supprimer',
  '/owner/fees/deleted': 'Boutiques supprimées',
  '/owner/fees/receipt/$paymentId': 'Reçu',
  '/owner/fees/$storeId': 'Compte d’une boutique',
  '/owner/fees/$storeId/$month': 'Relevé d’un mois',
  '/owner/messages/$messageId': 'Un message',
}
