import type { ownerSecurity as english } from '../en/owner-security.ts'

const words = {
  password: {
    subject: 'Le mot de passe de la console a été changé',
    happened: 'Le mot de passe de votre compte de propriétaire du site vient d’être changé.',
  },
  'second-factor': {
    subject: 'La console a une nouvelle double authentification',
    happened: 'La double authentification vient d’être activée pour votre compte de propriétaire du site.',
  },
  'recovery-codes': {
    subject: 'La console a de nouveaux codes de secours',
    happened:
      'De nouveaux codes de secours viennent d’être créés pour votre compte de propriétaire du site ; les anciens ne sont plus valables.',
  },
}

export const ownerSecurity: typeof english = ({ changed }, links) => {
  const { subject, happened } = words[changed]
  return {
    subject,
    preview: 'Si c’était vous, il n’y a rien à faire.',
    paragraphs: [
      happened,
      'Si c’était vous, il n’y a rien à faire. Sinon, fermez la porte à la personne qui l’a fait, depuis la machine qui fait tourner Zilbazar : npm run owner -- reset-password, avec votre adresse et --second-factor.',
    ],
    button: { label: 'Ouvrir la console', href: links.to('/owner') },
    reason:
      'Vous recevez cet e-mail parce que nous vous prévenons chaque fois que l’accès à la console change.',
  }
}
