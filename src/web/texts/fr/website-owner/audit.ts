import type { ownerAudit as english } from '../../en/website-owner/audit.ts'

/** What website owners did. */
export const ownerAudit: typeof english = {
  failed: 'Le journal n’a pas pu être chargé.',
  form: 'Rechercher dans le journal',
  search: 'Recherche',
  // Actions are written down in English, and found by those words.
  searchHint: 'Un nom, une adresse e-mail, ou ce qui a été fait, en anglais, comme « payment »',
  from: 'Du',
  to: 'Au',
  submit: 'Rechercher',
  clear: 'Tout afficher',
  fromFilter: (day) => `Depuis le ${day}`,
  toFilter: (day) => `Jusqu’au ${day}`,
  list: 'Ce qui a été fait, le plus récent d’abord',
  empty: 'Rien n’est encore noté',
  emptyHint: 'Tout ce qui se fait dans la console est noté ici, pour toujours.',
  nothingFound: 'Rien ne correspond à votre recherche',
  nothingFoundHint: 'Essayez avec moins de mots ou une période plus longue.',
  details: 'Détails',
  detailsOf: (action) => `Détails : ${action}`,
  target: 'Concerne',
  open: 'Ouvrir la page',
  none: 'aucun',
  yes: 'oui',
  no: 'non',
}
