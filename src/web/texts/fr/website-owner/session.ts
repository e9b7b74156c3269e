import type { ownerAccess as english } from '../../en/website-owner/session.ts'

/** How the website owner gets into the console, and keeps others out. */
export const ownerAccess: typeof english = {
  login: {
    heading: 'Se connecter à la console',
    text: 'Réservée au propriétaire du site.',
    submit: 'Se connecter',
  },
  enrolment: {
    heading: 'Activez la double authentification',
    text: 'En plus du mot de passe, la console demande un code de votre téléphone. À faire une seule fois, en une minute.',
    codesHeading: 'Gardez vos codes de secours',
    failed: 'La double authentification n’a pas pu être préparée.',
    another: 'Pas vous ?',
  },
  failed: 'Votre accès n’a pas pu être chargé.',
  you: { title: 'Qui vous êtes', email: 'E-mail' },
}
