import type { ownerToday as english } from '../../en/website-owner/today.ts'
import { figure } from '../shared/figures.ts'

const many = (count: number, one: string, several: string) => (count < 2 ? one : several)

/** What the website owner looks at first. */
export const ownerToday: typeof english = {
  failed: 'La page du jour n’a pas pu être chargée.',
  waiting: 'Ce qui attend',
  nothingWaits: 'Rien à faire pour l’instant.',
  something: (count) => `${figure(count)} ${many(count, 'chose vous attend', 'choses vous attendent')}.`,
  cards: {
    applications: (count) => many(count, 'demande à vérifier', 'demandes à vérifier'),
    reports: (count) => many(count, 'contenu signalé', 'contenus signalés'),
    heldRatings: (count) => many(count, 'note en attente', 'notes en attente'),
    reviewPhotos: (count) => many(count, 'photo d’avis à regarder', 'photos d’avis à regarder'),
    raisedPrices: (count) => many(count, 'prix à examiner', 'prix à examiner'),
    overdueFees: (count) => many(count, 'boutique en retard de paiement', 'boutiques en retard de paiement'),
    messages: (count) => many(count, 'message non lu', 'messages non lus'),
    failingMails: (count) => many(count, 'courrier en échec', 'courriers en échec'),
  },
  advertising: {
    title: 'Publicité',
    refunds: (count, amount) =>
      `${amount} à rembourser (${many(count, 'un remboursement', `${figure(count)} remboursements`)})`,
    noContact: 'Personne n’est noté.',
    toRefunds: 'À rembourser, dans les comptes',
    withoutProduct: 'Payé, mais aucun produit n’est choisi',
    tomorrow: 'Commence demain',
    paid: 'Payé',
    span: (from, until) => `${from} – ${until}`,
  },
  figure,
  last30: 'Les 30 derniers jours',
  chartsFailed: 'Les graphiques n’ont pas pu être dessinés. Leurs totaux sont justes.',
  inAll: 'En 30 jours',
  today: 'aujourd’hui',
  charts: {
    visits: 'Visites',
    taps: 'Clics',
    ratings: 'Notes',
    signUps: 'Inscriptions',
  },
  series: {
    productViews: 'Pages produits',
    storeViews: 'Pages boutiques',
    calls: 'Appels',
    whatsapps: 'WhatsApp',
    directions: 'Itinéraires',
    links: 'Liens',
    ratings: 'Notes',
    signUps: 'Inscriptions',
  },
  table: { caption: 'Les 30 derniers jours en chiffres', day: 'Jour', sum: 'En tout' },
  newest: 'Derniers arrivés',
  people: 'Inscriptions',
  stores: 'Boutiques',
  products: 'Produits',
  noPeople: 'Personne ne s’est encore inscrit.',
  noStores: 'Il n’y a pas encore de boutique.',
  noProducts: 'Il n’y a pas encore de produit.',
}
