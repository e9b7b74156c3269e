import type { ownerHolidays as english } from '../../en/website-owner/holidays.ts'

/** Public holidays, in the website owner's console. */
export const ownerHolidays: typeof english = {
  failed: 'Les jours fériés n’ont pas pu être chargés.',
  text: 'Les jours ouvrés se comptent d’après ce tableau. Une publicité personnalisée déjà payée garde ses dates.',
  year: 'Année',
  list: (year) => `Jours fériés de ${year}`,
  empty: (year) => `Aucun jour férié de ${year} n’est encore connu.`,
  emptyHint: 'La liste officielle paraît dans la Government Gazette.',
  missing: (year, names) => `Ces jours fériés de ${year} n’ont pas encore de date : ${names}.`,
  provisionalCount: (year, count) =>
    count === 1
      ? `Une date de ${year} est provisoire. Confirmez-la quand elle sera officielle.`
      : `${count} dates de ${year} sont provisoires. Confirmez-les quand elles seront officielles.`,
  seeYear: (year) => `Voir ${year}`,
  nameOf: ({ nameFr }) => nameFr,
  otherNameOf: ({ nameEn }) => nameEn,
  provisional: 'Provisoire',
  add: 'Ajouter un jour férié',
  addIt: 'Ajouter',
  editTitle: 'Modifier le jour férié',
  editOf: (name) => `Modifier ${name}`,
  removeOf: (name) => `Supprimer ${name}`,
  sure: (name) => `Supprimer ${name} ?`,
  remove: 'Supprimer',
  removeFailed: 'Cela n’a pas marché. Veuillez réessayer.',
  day: 'Jour',
  dayMissing: 'Veuillez choisir le jour.',
  nameEn: 'Nom en anglais',
  nameFr: 'Nom en français',
  nameMissing: 'Veuillez saisir le nom.',
  isProvisional: 'La date est provisoire',
  provisionalHint: 'Elle est attendue, mais pas encore officielle.',
  save: 'Enregistrer',
  cancel: 'Annuler',
}
