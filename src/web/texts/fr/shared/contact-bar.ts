import type { contactBar as english } from '../../en/shared/contact-bar.ts'

export const contactBar: typeof english = {
  label: 'Joindre la boutique',
  call: 'Appeler',
  directions: 'Itinéraire',
  directionsTo: (store) => `Itinéraire vers ${store} (s’ouvre dans un nouvel onglet)`,
}
