/** The page that a link in a mail opens to unsubscribe. */
export const unsubscribe = {
  title: 'Se désabonner',
  description: 'Ne plus recevoir les chiffres du mois de votre boutique par e-mail.',
  working: 'Un instant',
  workingText: 'Nous vous retirons de la liste.',
  unsubscribed: 'Vous êtes désabonné',
  unsubscribedText:
    'Vous ne recevrez plus les chiffres du mois de votre boutique. Les e-mails sur vos frais, votre compte et nos décisions continuent d’arriver.',
  subscribed: 'Vous êtes de nouveau abonné',
  subscribedText: 'Vous recevez les chiffres de votre boutique par e-mail le premier jour de chaque mois.',
  failed: 'Cela n’a pas fonctionné',
  undo: 'Annuler',
  again: 'Me désabonner',
  tryAgain: 'Réessayer',
  home: 'Aller à l’accueil',
}
