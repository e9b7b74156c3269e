import type { Letter, Links } from '../../letter.ts'

interface Decided {
  label: string
  /** As on the wire. */
  target: string
  isUpheld: boolean
}

export function reportDecided({ label, isUpheld }: Decided, links: Links): Letter {
  return {
    subject: 'We have looked at your report',
    preview: `You reported: ${label}.`,
    paragraphs: [
      `You reported ‘${label}’. Thank you: we have looked at it.`,
      isUpheld
        ? 'You were right to tell us, and we have done something about it.'
        : 'We found nothing that goes against our rules, so it stays as it is.',
    ],
    button: { label: 'Open Zilbazar', href: links.to('/') },
    otherwise: { before: 'Is there more to say?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you reported something on Zilbazar.',
  }
}
