import type { Letter, Links } from '../../letter.ts'

export function emailInUse({ isStore }: { isStore: boolean }, links: Links): Letter {
  return {
    subject: isStore
      ? 'This address already belongs to a store'
      : 'This address already belongs to an account',
    preview: 'Nothing has changed.',
    paragraphs: [
      isStore
        ? 'Somebody asked to use this address for another store. It already belongs to a store here, so nothing has changed.'
        : 'Somebody asked to use this address for another account. It already belongs to an account here, so nothing has changed.',
      'Was it you? Then log in with this address, or choose another one for the change.',
    ],
    button: { label: 'Log in', href: links.to(isStore ? '/admin/login' : '/login') },
    otherwise: {
      before: 'Did you forget the password?',
      label: 'Choose a new one',
      href: links.to('/forgot-password'),
    },
    reason: 'You get this mail because this address was given as a new one. If it was not you, leave it.',
  }
}
