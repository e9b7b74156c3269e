import type { consoleTexts as english } from '../../en/website-owner/console.ts'

/** The frame of the website owner's console. */
export const consoleTexts: typeof english = {
  title: 'Console Zilbazar',
  description: 'Réservée au propriétaire du site.',
  openMenu: 'Menu de la console',
  sections: {
    today: 'Aujourd’hui',
    vetting: 'Vérification',
    stores: 'Boutiques',
    content: 'Chercher',
    moderation: 'Modération',
    promotion: 'Mise en avant',
    banners: 'Bandeaux',
    campaigns: 'Campagnes',
    categories: 'Catégories',
    fees: 'Frais',
    holidays: 'Jours fériés',
    'payment-details': 'Comment payer',
    messages: 'Messages',
    mails: 'Courriers',
    audit: 'Journal',
    account: 'Votre accès',
  },
  checkFailed: 'La console est injoignable.',
}
