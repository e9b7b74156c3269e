import type { Letter, Links } from '../../letter.ts'

const words = {
  password: {
    subject: 'The password of the console was changed',
    happened: 'The password of your website owner account was just changed.',
  },
  'second-factor': {
    subject: 'The console has a new second factor',
    happened: 'A second factor was just set up for your website owner account.',
  },
  'recovery-codes': {
    subject: 'The console has new recovery codes',
    happened: 'New recovery codes were just made for your website owner account; the old ones are void.',
  },
}

export function ownerSecurity({ changed }: { changed: keyof typeof words }, links: Links): Letter {
  const { subject, happened } = words[changed]
  return {
    subject,
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [
      happened,
      'If it was you, there is nothing to do. If not, lock out whoever did it, from the machine that runs Zilbazar: npm run owner -- reset-password, with your address and --second-factor.',
    ],
    button: { label: 'Open the console', href: links.to('/owner') },
    reason: 'You get this mail because we tell you whenever the way into the console changes.',
  }
}
