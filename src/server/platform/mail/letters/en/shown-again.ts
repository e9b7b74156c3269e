import type { Letter, Links } from '../../letter.ts'

/** For a product that was removed, or a store that was suspended. */
export function shownAgain({ name, path }: { name: string; path: string }, links: Links): Letter {
  return {
    subject: 'Shown on Zilbazar again',
    preview: `${name} is back.`,
    paragraphs: [`‘${name}’ is on Zilbazar again, as it was before, and everybody can find it.`],
    button: { label: 'See it', href: links.to(path) },
    otherwise: { before: 'Any question?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
