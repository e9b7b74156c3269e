import { sentence } from '#domain/sentence.ts'

export const say = {
  linkSent: ({ email }: { email: string }) =>
    sentence({
      en: `We have sent a link to ${email}. The address changes when the link is followed.`,
      fr: `Nous avons envoyé un lien à ${email}. L’adresse change quand le lien est suivi.`,
    }),
  sameEmail: sentence({
    en: 'This is the address already.',
    fr: 'C’est déjà l’adresse actuelle.',
  }),
  personEmailTaken: sentence({
    en: 'Another account already uses this email address.',
    fr: 'Un autre compte utilise déjà cette adresse e-mail.',
  }),
  storeEmailTaken: sentence({
    en: 'Another store already uses this email address.',
    fr: 'Une autre boutique utilise déjà cette adresse e-mail.',
  }),
  withdrawn: sentence({ en: 'The address stays as it is.', fr: 'L’adresse reste comme elle est.' }),
  usedLink: sentence({
    en: 'This link has been used already: the new address counts.',
    fr: 'Ce lien a déjà servi : la nouvelle adresse est en place.',
  }),
  expiredLink: sentence({ en: 'This link has expired.', fr: 'Ce lien a expiré.' }),
  personConfirmed: ({ email }: { email: string }) =>
    sentence({
      en: `Your new address is ${email}. Log in with it from now on.`,
      fr: `Votre nouvelle adresse est ${email}. Connectez-vous désormais avec elle.`,
    }),
  storeConfirmed: ({ email, storeName }: { email: string; storeName: string }) =>
    sentence({
      en: `The new address of ${storeName} is ${email}. Log the store in with it from now on.`,
      fr: `La nouvelle adresse de la boutique ${storeName} est ${email}. Connectez la boutique désormais avec elle.`,
    }),
}
