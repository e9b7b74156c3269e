import type { Letter, Links } from '../../letter.ts'
import { linesOf } from '../lines.ts'

interface RemovedPicture {
  /** The title of the product; none when it is the picture of the store itself. */
  title: string | null
  storeName: string
  reason: string
}

export function pictureRemoved({ title, storeName, reason }: RemovedPicture, links: Links): Letter {
  const whose = title === null ? storeName : `‘${title}’ of ${storeName}`
  return {
    subject: title === null ? 'The picture of your store is removed' : 'A picture of yours is removed',
    preview: `We have removed the picture of ${whose}.`,
    paragraphs: [
      `We have removed the picture of ${whose}. This is why:`,
      ...linesOf(reason),
      'Until you choose a new picture, shoppers see a plain one in its place.',
    ],
    button: { label: 'Choose a new picture', href: links.to('/admin/login') },
    otherwise: { before: 'Do you see it differently?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because the store that belongs to your account is shown on Zilbazar.',
  }
}
