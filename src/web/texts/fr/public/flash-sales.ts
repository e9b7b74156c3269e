import type { flashSales as english } from '../../en/public/flash-sales.ts'
import { figure } from '../shared/figures.ts'

export const flashSales: typeof english = {
  label: 'Ventes flash',
  badge: (percent) => `Vente flash · −${figure(percent)} %`,
  ended: 'Vente flash terminée',
  insteadOf: (sale, price) => `${sale} au lieu de ${price}`,
  from: (store, city) => (city ? `${store}, ${city}` : store),
  slide: (position, total) => `${position} sur ${total}`,
  goTo: (position) => `Voir la vente flash ${position}`,
  previous: 'Vente flash précédente',
  next: 'Vente flash suivante',
  pause: 'Mettre les ventes flash en pause',
  play: 'Faire défiler les ventes flash',
}
