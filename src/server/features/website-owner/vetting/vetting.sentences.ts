import { sentence } from '#domain/sentence.ts'

export const say = {
  noSuchApplication: sentence({ en: 'Application not found', fr: 'Demande introuvable' }),
  nobody: sentence({
    en: 'Nobody has an account with this address.',
    fr: 'Personne n’a de compte avec cette adresse.',
  }),
  unverified: sentence({
    en: 'This address is not confirmed yet.',
    fr: 'Cette adresse n’est pas encore confirmée.',
  }),
  hasStore: sentence({ en: 'This person already has a store.', fr: 'Cette personne a déjà une boutique.' }),
  approvedBefore: sentence({
    en: 'This person is approved already.',
    fr: 'Cette personne a déjà notre accord.',
  }),
  isPast: ({ date }: { date: string }) =>
    sentence({ en: `${date} is past already.`, fr: `Le ${date} est déjà passé.` }),
  approved: sentence({
    en: 'Approved. The applicant is told by mail.',
    fr: 'Demande approuvée. La personne est prévenue par e-mail.',
  }),
  personApproved: sentence({
    en: 'Approved. This person may register a store now, and is told by mail.',
    fr: 'C’est approuvé. Cette personne peut inscrire une boutique dès maintenant ; un e-mail la prévient.',
  }),
  asked: sentence({ en: 'Your question is on its way.', fr: 'Votre question est en route.' }),
  refused: sentence({
    en: 'Refused. The applicant is told by mail.',
    fr: 'Demande refusée. La personne est prévenue par e-mail.',
  }),
  notesSaved: sentence({ en: 'Your notes are saved.', fr: 'Vos notes sont enregistrées.' }),
  checksSaved: sentence({ en: 'Saved.', fr: 'C’est enregistré.' }),
  nothingChanged: sentence({
    en: 'Nothing has changed: name and category are as they were.',
    fr: 'Rien n’a changé : le nom et la catégorie sont comme avant.',
  }),
  chooseCategory: sentence({
    en: 'Please choose a subcategory from the list.',
    fr: 'Veuillez choisir une sous-catégorie dans la liste.',
  }),
  noSecondFactor: sentence({
    en: 'This store has no second factor.',
    fr: 'Cette boutique n’a pas de double authentification.',
  }),
  secondFactorOff: sentence({
    en: 'Switched off. The store is told by mail.',
    fr: 'C’est désactivé. La boutique est prévenue par e-mail.',
  }),
  storeChanged: sentence({
    en: 'Changed. The store is told by mail.',
    fr: 'C’est changé. La boutique est prévenue par e-mail.',
  }),
}
