import type { emailChange as english } from '../../en/shared/email-change.ts'

export const emailChange: typeof english = {
  title: 'Adresse e-mail',
  personText:
    'Celle avec laquelle vous vous connectez et où arrivent nos e-mails. Elle change quand vous suivez le lien envoyé à la nouvelle adresse.',
  storeText:
    'Celle avec laquelle votre boutique se connecte. Elle change quand vous suivez le lien envoyé à la nouvelle adresse.',
  now: (email) => `Actuelle : ${email}`,
  newEmail: 'Nouvelle adresse e-mail',
  submit: 'Envoyer le lien',
  passwordText:
    'Une nouvelle adresse e-mail est une nouvelle clé du compte ; veuillez saisir encore une fois votre mot de passe.',
  waiting: (email) =>
    `Nous avons envoyé un lien à ${email}. Suivez-le dans les 24 heures pour changer l’adresse.`,
  keep: 'Garder l’ancienne adresse',
  another:
    'Pas d’e-mail ? Demandez le lien encore une fois, ou une autre adresse. Seul le dernier lien fonctionne.',
  page: {
    title: 'Confirmez votre nouvelle adresse',
    description: 'Confirmer une nouvelle adresse e-mail chez Zilbazar.',
    checking: 'Nous vérifions votre lien…',
    ofPerson: (email) =>
      `Votre compte reçoit l’adresse ${email}. Vous vous connectez ensuite avec elle, et vos autres appareils sont déconnectés.`,
    ofStore: (name, email) =>
      `La boutique ${name} reçoit l’adresse ${email}. Elle se connecte ensuite avec elle, et ses autres appareils sont déconnectés.`,
    confirm: 'Confirmer cette adresse',
    done: 'La nouvelle adresse est en place',
    used: 'Déjà confirmée',
    dead: 'Ce lien ne fonctionne plus',
    deadText:
      'Un lien fonctionne une seule fois, pendant 24 heures. Demandez-en un nouveau dans vos réglages ou, pour une boutique, dans son tableau de bord.',
    notReached: 'Nous n’avons pas pu vérifier votre lien',
    tryAgain: 'Réessayer',
    toLogin: 'Aller à la connexion',
    toStoreLogin: 'Aller à la connexion de la boutique',
    toSettings: 'Vers mes réglages',
    support: 'Contacter l’assistance',
  },
}
