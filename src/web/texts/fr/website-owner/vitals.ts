import type { ownerVitals as english } from '../../en/website-owner/vitals.ts'
import { figure } from '../shared/figures.ts'

const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')

export const ownerVitals: typeof english = {
  title: 'Rapidité pour les visiteurs',
  explained: (days) =>
    `Trois visites sur quatre des ${days} derniers jours ont été au moins aussi rapides. Rien n’est conservé sur les visiteurs.`,
  failed: 'La rapidité pour les visiteurs n’a pas pu être chargée.',
  none: 'Aucune visite n’a encore été mesurée.',
  page: 'Page',
  pages: {
    home: 'Accueil',
    listing: 'Listes',
    category: 'Catégories',
    stores: 'Toutes les boutiques',
    search: 'Recherche',
    product: 'Produits',
    store: 'Boutiques',
  },
  visits: (count) => `${figure(count)} ${count > 1 ? 'visites' : 'visite'}`,
  vitals: { lcp: 'Visible après (LCP)', inp: 'Répond après (INP)', cls: 'Bouge (CLS)' },
  value: {
    lcp: (ms) => `${decimal(ms / 1000, 1)} s`,
    inp: (ms) => `${figure(Math.round(ms))} ms`,
    cls: (share) => decimal(share, 2),
  },
  verdicts: { good: 'bien', middling: 'à améliorer', poor: 'mauvais' },
  notMeasured: '–',
}
