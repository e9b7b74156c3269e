import type { Letter, Links } from '../../letter.ts'

export function accountDeleted(_: object, links: Links): Letter {
  return {
    subject: 'Your account is deleted',
    preview: 'Everything personal is gone with it.',
    paragraphs: [
      'Your account is deleted, and everything personal is gone with it.',
      'Thank you for having been with us. The market stays open: look around any time, no account needed.',
    ],
    button: { label: 'Visit Zilbazar', href: links.to('/') },
    otherwise: { before: 'Was it not you?', label: 'Please write to us', href: links.to('/contact') },
    reason: 'You get this mail, the last one, because the account with this address was deleted.',
  }
}
