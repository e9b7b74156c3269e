import type { Letter, Links } from '../../letter.ts'

export function alreadyRegistered(_: object, links: Links): Letter {
  return {
    subject: 'You already have an account',
    preview: 'Your address is known to us: just log in.',
    paragraphs: [
      'Somebody, most likely you, just tried to sign up with this address. It already has an account, so nothing was changed.',
      'You can simply log in.',
    ],
    button: { label: 'Log in', href: links.to('/login') },
    otherwise: {
      before: 'Forgot your password?',
      label: 'Choose a new one',
      href: links.to('/forgot-password'),
    },
    reason:
      'You get this mail because somebody entered your address when signing up. If it was not you, there is nothing to do: your account is safe.',
  }
}
