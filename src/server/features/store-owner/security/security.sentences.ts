import { sentence } from '#domain/sentence.ts'

export const say = {
  noStore: sentence({
    en: 'You have no store, so there is no password of one to replace.',
    fr: 'Vous n’avez pas de boutique, et donc pas de mot de passe de boutique à remplacer.',
  }),
  linkOnItsWay: sentence({
    en: 'If a store has this address, a mail with a link is on its way to the person it belongs to.',
    fr: 'Si une boutique a cette adresse, un e-mail avec un lien est en route vers la personne à qui elle appartient.',
  }),
  newPassword: sentence({
    en: 'Your store has a new password. Please log in.',
    fr: 'Votre boutique a un nouveau mot de passe. Veuillez vous connecter.',
  }),
  passwordChanged: sentence({
    en: 'Your store’s password is changed. Everywhere else it is logged out.',
    fr: 'Le mot de passe de votre boutique est changé. Partout ailleurs, elle est déconnectée.',
  }),
  secondFactorOff: sentence({
    en: 'The second factor is switched off. The password alone opens your dashboard now.',
    fr: 'La double authentification est désactivée. Le mot de passe seul ouvre désormais votre tableau de bord.',
  }),
  loggedOutElsewhere: sentence({
    en: 'Your store is logged out on every other device.',
    fr: 'Votre boutique est déconnectée sur tous les autres appareils.',
  }),
}
