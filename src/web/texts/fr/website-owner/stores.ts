import { longest } from '#domain/limits.ts'
import type { ownerStores as english } from '../../en/website-owner/stores.ts'
import { figure } from '../shared/figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number < 2 ? one : many}`

/** The stores as the website owner sees them. */
export const ownerStores: typeof english = {
  search: 'Rechercher une boutique',
  searchHint: 'Nom ou e-mail',
  filter: 'Boutiques par situation',
  all: 'Toutes',
  statuses: { active: 'Active', suspended: 'Suspendue' },
  list: 'Boutiques',
  failed: 'Les boutiques n’ont pas pu être chargées.',
  empty: 'Pas encore de boutiques',
  emptyHint: 'Approuvez une demande, et la première boutique peut ouvrir.',
  noneSuspended: 'Aucune boutique n’est suspendue',
  nothingFound: (words) => `Aucune boutique ne correspond à « ${words} ».`,
  showAll: 'Voir toutes les boutiques',
  products: (number) => count(number, 'produit', 'produits'),
  openReports: (number) => count(number, 'signalement ouvert', 'signalements ouverts'),
  since: (date) => `depuis le ${date}`,
  back: 'Toutes les boutiques',
  gone: 'Cette boutique n’existe plus',
  storeFailed: 'La boutique n’a pas pu être chargée.',
  publicPage: 'Page publique',
  fees: 'Frais',
  facts: {
    title: 'En bref',
    category: 'Catégorie',
    city: 'Ville',
    contact: 'Contact',
    login: 'Identifiant',
    person: 'Personne',
    opened: 'Ouverte le',
    rating: 'Note',
    products: 'Produits',
    removed: (number) => count(number, 'retiré', 'retirés'),
    reports: 'Signalements',
    noReports: 'Aucun ouvert',
    description: 'Description',
  },
  checks: {
    title: 'Vérifications',
    text: 'Ce que vous avez vérifié apparaît en badges sur la page et les cartes de la boutique, et expire tout seul.',
    notes: 'Vos notes',
    notesHint: 'Seulement pour la console.',
    notesTooLong: `Veuillez limiter les notes à ${figure(longest.notes)} caractères.`,
    save: 'Enregistrer',
  },
  standing: {
    title: 'Situation',
    active: 'La boutique est affichée sur les pages publiques.',
    suspended:
      'La boutique est suspendue : ni elle ni ses produits ne sont affichés, et elle ne peut pas se connecter.',
  },
  decisions: 'Décisions',
  applications: {
    title: 'Demandes',
    none: 'Pas de demande : cette personne a été approuvée de vive voix.',
    states: { open: 'En attente', asked: 'Question posée', approved: 'Approuvée', refused: 'Refusée' },
    registration: (number) => `BRN ${number}`,
    claimsHalal: 'Se dit halal',
    applied: (date) => `demande du ${date}`,
    decided: (date) => `décision du ${date}`,
  },
}
