import type { Letter, Links } from '../../letter.ts'

export function passwordChanged(_: object, links: Links): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'If it was you, there is nothing to do.',
    paragraphs: [
      'The password of your account was just changed, and your other devices are logged out.',
      'If it was you, there is nothing to do. If not, choose a new password right away: that logs out whoever did it.',
    ],
    button: { label: 'It was not me', href: links.to('/forgot-password') },
    reason: 'You get this mail because we tell you whenever the password of your account changes.',
  }
}
