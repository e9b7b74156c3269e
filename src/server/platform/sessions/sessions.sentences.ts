import { sentence } from '#domain/sentence.ts'

export const saySession = {
  loggedIn: sentence({ en: 'Login successful!', fr: 'Connexion réussie.' }),
  goesOn: sentence({ en: 'Your session goes on.', fr: 'Votre session continue.' }),
  over: sentence({
    en: 'Session expired. Please log in again.',
    fr: 'Session expirée. Veuillez vous reconnecter.',
  }),
  notLoggedIn: sentence({ en: 'Please log in first.', fr: 'Veuillez d’abord vous connecter.' }),
  loggedOut: sentence({ en: 'You are logged out.', fr: 'Votre session est fermée.' }),
  loggedOutEverywhere: sentence({
    en: 'You are logged out everywhere.',
    fr: 'Toutes vos sessions sont fermées.',
  }),
  deviceLoggedOut: sentence({ en: 'That device is logged out.', fr: 'Cet appareil est déconnecté.' }),
  noSuchSession: sentence({ en: 'There is no such session.', fr: 'Cette session n’existe pas.' }),
  noSecondFactor: sentence({
    en: 'Please set up your second factor first.',
    fr: 'Veuillez d’abord activer la double authentification.',
  }),
  personsAccount: sentence({
    en: 'This email and password belong to your own account, not to a store. Please use the other login.',
    fr: 'Cet e-mail et ce mot de passe sont ceux de votre compte personnel, pas d’une boutique. Veuillez utiliser l’autre page de connexion.',
  }),
  storesAccount: sentence({
    en: 'This email and password belong to a store. Please use the login for stores.',
    fr: 'Cet e-mail et ce mot de passe sont ceux d’une boutique. Veuillez utiliser la connexion des boutiques.',
  }),
  passwordNeeded: sentence({
    en: 'Please enter your password once more to go on.',
    fr: 'Veuillez saisir encore une fois votre mot de passe pour continuer.',
  }),
  passwordConfirmed: sentence({
    en: 'Thank you, that is your password.',
    fr: 'Merci, c’est bien votre mot de passe.',
  }),
  passwordChanged: sentence({
    en: 'Your password is changed. Everywhere else you are logged out.',
    fr: 'Votre mot de passe est changé. Partout ailleurs, vos sessions sont fermées.',
  }),
}
