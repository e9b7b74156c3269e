import { sentence } from '#domain/sentence.ts'

export const say = {
  signedUp: sentence({ en: 'Signup successful!', fr: 'Inscription réussie.' }),
  verificationResent: sentence({ en: 'Verification email resent!', fr: 'E-mail de confirmation renvoyé.' }),
  verified: sentence({ en: 'Email verified successfully.', fr: 'Votre adresse e-mail est confirmée.' }),
  alreadyVerified: sentence({
    en: 'Your email is already verified.',
    fr: 'Votre adresse e-mail est déjà confirmée.',
  }),
  unverified: sentence({
    en: 'Please verify your email first!',
    fr: 'Veuillez d’abord confirmer votre adresse e-mail.',
  }),
  usedLink: sentence({ en: 'This link has been used already.', fr: 'Ce lien a déjà servi.' }),
  expiredLink: sentence({ en: 'This link has expired.', fr: 'Ce lien a expiré.' }),
  linkOnItsWay: sentence({
    en: 'If an account has this address, a mail with a link is on its way.',
    fr: 'Si un compte a cette adresse, un e-mail avec un lien est en route.',
  }),
  passwordReset: sentence({
    en: 'Your password is changed. You can log in now.',
    fr: 'Votre mot de passe est changé. Vous pouvez maintenant vous connecter.',
  }),
  passwordResetStoreToo: sentence({
    en: 'Your password is changed, and your store is logged out everywhere. You can log in now.',
    fr: 'Votre mot de passe est changé et toutes les sessions de votre boutique sont fermées. Vous pouvez maintenant vous connecter.',
  }),
  passwordChangedStoreToo: sentence({
    en: 'Your password is changed. Everywhere else you are logged out, and your store is logged out everywhere.',
    fr: 'Votre mot de passe est changé. Partout ailleurs, vos sessions sont fermées, et toutes celles de votre boutique aussi.',
  }),
}
