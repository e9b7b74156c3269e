/** The page that a link in a mail opens to unsubscribe. */
export const unsubscribe = {
  title: 'Se désabonner',
  description: 'Ne plus recevoir d’e-mails de ce genre.',
  working: 'Un instant',
  workingText: 'Nous vous retirons de la liste.',
  unsubscribed: 'Vous êtes désabonné',
  stillCome: 'Les e-mails sur vos frais, votre compte et nos décisions continuent d’arriver.',
  subscribed: 'Vous êtes de nouveau abonné',
  failed: 'Cela n’a pas fonctionné',
  undo: 'Annuler',
  again: 'Me désabonner',
  tryAgain: 'Réessayer',
  home: 'Aller à l’accueil',
}
