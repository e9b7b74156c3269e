import type { insights as english } from '../../en/store-owner/insights.ts'
import { figure, weekdayName } from '../shared/figures.ts'

const times = (count: number) => `${figure(count)} fois`
const oclock = (hour: number) => `${hour % 24} h`

/** What visitors did with a store, in its dashboard. */
export const insights: typeof english = {
  failed: 'Vos chiffres n’ont pas pu être chargés.',
  period: 'Période',
  periods: { 1: 'Aujourd’hui', 7: '7 jours', 30: '30 jours', 90: '90 jours' },
  compared: {
    1: 'Comparé à hier, jusqu’à la même heure.',
    7: 'Comparé aux 7 jours précédents, jusqu’à la même heure.',
    30: 'Comparé aux 30 jours précédents, jusqu’à la même heure.',
    90: 'Comparé aux 90 jours précédents, jusqu’à la même heure.',
  },
  counted:
    'Vos propres visites, les robots et un second regard dans la demi-heure ne sont pas comptés. Ce qui vient de se passer apparaît ici après quelques secondes.',
  byMail: 'Une fois par mois, vous recevez ces chiffres par e-mail.',
  toMailChoice: 'Modifier',
  brought: {
    title: 'Ce que cela a apporté',
    1: (count) => `Aujourd’hui, on a appelé, écrit, demandé le chemin ou suivi votre lien ${times(count)}.`,
    days: (days, count) =>
      `En ${days} jours, on a appelé, écrit, demandé le chemin ou suivi votre lien ${times(count)}.`,
    nothing: {
      1: 'Personne n’a encore appelé, écrit ou demandé le chemin aujourd’hui.',
      days: (days) => `Personne n’a appelé, écrit ou demandé le chemin en ${days} jours.`,
    },
  },
  figures: {
    title: 'Chiffres',
    visits: 'Visites',
    visitsOf: (store, products) => `Boutique ${figure(store)}, produits ${figure(products)}`,
    calls: 'Appels',
    whatsapps: 'WhatsApp',
    sales: (count) => (count > 1 ? `dont ${figure(count)} ventes` : 'dont 1 vente'),
    directions: 'Itinéraires',
    links: 'Lien',
    searches: 'Recherches où vous apparaissez',
    wishes: 'Envies',
    ratings: 'Notes',
    follows: 'Nouveaux abonnés',
    followers: (count) => (count > 1 ? `${figure(count)} vous suivent` : `${figure(count)} vous suit`),
    more: (count) => `${figure(count)} de plus`,
    fewer: (count) => `${figure(count)} de moins`,
    same: 'autant',
  },
  chart: {
    byDay: 'Jour par jour',
    byHour: 'Heure par heure',
    visits: 'Visites',
    taps: 'Appels, messages, itinéraires, liens',
    inAll: 'En tout',
    failed: 'Le graphique n’a pas pu être dessiné. Ses totaux sont justes.',
    caption: 'Visites et clics',
    day: 'Jour',
    hour: 'Heure',
    hourOf: (hour) => `${oclock(hour)} – ${oclock(hour + 1)}`,
    oclock,
  },
  best: {
    both: (hour, weekday) =>
      `On vient surtout entre ${oclock(hour)} et ${oclock(hour + 1)}, et le ${weekdayName(weekday)}.`,
    hour: (hour) => `On vient surtout entre ${oclock(hour)} et ${oclock(hour + 1)}.`,
    unknown: 'Il y a eu trop peu de visites pour nommer votre meilleure heure et votre meilleur jour.',
  },
  words: {
    title: 'Mots tapés dans la recherche',
    text: 'Ce que l’on cherchait quand votre boutique ou un de vos produits est apparu. Les mots de moins de cinq personnes sont laissés de côté, pour que personne ne puisse être reconnu.',
    none: 'Aucun mot n’a encore été tapé par cinq personnes différentes.',
    times,
  },
  products: {
    title: 'Produit par produit',
    caption: 'Vos produits en chiffres',
    product: 'Produit',
    visits: 'Visites',
    calls: 'Appels',
    whatsapps: 'WhatsApp',
    directions: 'Itinéraires',
    links: 'Lien',
    wishes: 'Envies',
    ratings: 'Notes',
    sortBy: 'Trier par',
    none: 'Aucun de vos produits n’a été visité pendant cette période.',
    showAll: (count) => `Afficher les ${figure(count)}`,
    most: (shown, total) => `Voici les ${figure(shown)} produits les plus visités, sur ${figure(total)}.`,
    download: 'Télécharger en CSV',
    file: (from, until) => `produits-${from}-${until}.csv`,
  },
  empty: {
    noProducts: 'Personne ne peut encore vous trouver',
    noProductsHint:
      'Ajoutez vos premiers produits : on cherche ce que l’on veut acheter. Dès la première visite, vous voyez ici ce que votre boutique apporte.',
    addProduct: 'Ajouter un produit',
    noVisits: 'Personne n’est encore venu',
    noVisitsHint:
      'Partagez la page de votre boutique avec vos clients, sur WhatsApp ou sur une affiche. Dès la première visite, vous voyez ici ce qu’elle apporte.',
    toProfile: 'Compléter votre profil',
  },
}
