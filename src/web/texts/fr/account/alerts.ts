import type { alerts as english } from '../../en/account/alerts.ts'

export const alerts: typeof english = {
  title: 'Alertes',
  description: 'Ce dont Zilbazar vous prévient, et comment.',
  settings: 'Paramètres du compte',
  loggedOut: 'Connectez-vous pour voir vos alertes',
  loggedOutHint:
    'Suivez des boutiques, surveillez des prix, enregistrez des recherches, et soyez prévenu à temps.',
  failed: 'Vos alertes n’ont pas pu être chargées',
  failedHint: 'Rien n’est perdu. Réessayez dans un instant.',
  inSettings:
    'Les boutiques suivies, les prix surveillés, les recherches enregistrées, et comment nous vous prévenons.',
  toAlerts: 'Voir vos alertes',
  how: {
    title: 'Comment nous vous prévenons',
    text: 'Tout est arrêté avant votre choix. Rien n’arrive entre vingt et une heures et sept heures du matin.',
    mail: 'Par e-mail',
    push: 'Sur vos appareils',
    when: { never: 'Jamais', daily: 'Une fois par jour, à sept heures', 'at-once': 'Tout de suite' },
    noDevice: 'Aucun appareil n’affiche encore les alertes : ajoutez celui-ci ci-dessous.',
  },
  devices: {
    title: 'Appareils',
    text: 'Un appareil affiche les alertes tant que vous y êtes connecté.',
    add: 'Afficher les alertes sur cet appareil',
    added: 'Cet appareil affiche vos alertes.',
    current: 'Cet appareil',
    none: 'Aucun appareil n’affiche les alertes.',
    unsupported:
      'Ce navigateur ne peut pas afficher d’alertes. Sur un iPhone, ajoutez d’abord Zilbazar à l’écran d’accueil, puis ouvrez-le de là.',
    denied:
      'Votre navigateur ne permet pas à Zilbazar d’afficher des alertes. Vous pouvez le changer dans ses réglages.',
    failed: 'Cet appareil n’a pas pu être ajouté. Veuillez réessayer.',
  },
  stores: {
    title: 'Boutiques suivies',
    none: 'Vous ne suivez aucune boutique.',
    browse: 'Voir toutes les boutiques',
  },
  wishes: {
    title: 'Prix surveillés',
    none: 'Vous ne surveillez aucun prix. Activez-le sur un produit de votre liste d’envies.',
    browse: 'Ouvrir votre liste d’envies',
  },
  searches: {
    title: 'Recherches enregistrées',
    none: 'Vous n’avez enregistré aucune recherche.',
    inCity: (city) => `à ${city}`,
  },
  messages: { title: 'Dernières alertes', none: 'Rien pour le moment.' },
  remove: 'Retirer',
  removeThis: (name) => `Retirer : ${name}`,
  removalFailed: 'Ce n’est pas retiré. Veuillez réessayer.',
}
