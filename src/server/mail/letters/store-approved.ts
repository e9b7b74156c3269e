import type { Letter, Links } from '../letter.ts'

export function storeApproved(_: object, links: Links): Letter {
  return {
    subject: 'Your store may open',
    preview: 'You are approved: register your store and show it to the island.',
    paragraphs: [
      'Good news: we have checked your application, and you may open your store on Zilbazar.',
      'Log in with this address, then register the store: its name, where it is, what it sells, and a picture.',
    ],
    button: { label: 'Register my store', href: links.to('/admin/signup') },
    otherwise: { before: 'Any question?', label: 'Write to us', href: links.to('/contact') },
    reason: 'You get this mail because you asked to show a store on Zilbazar.',
  }
}
