import { longest } from '#domain/limits.ts'
import { linesOf } from '../../lines.ts'
import { figure } from '../shared/figures.ts'

interface Changed {
  from: string
  to: string
}

/** What the website owner changes about a store, and the letter about it. */
export const storeChanges = {
  title: 'Name, category, email',
  text: 'What the store cannot change by itself, because you vetted it with it. The store is told by mail.',
  rename: 'Change name or category',
  name: 'Name',
  category: 'Category',
  categoriesFailed: 'The categories could not be loaded.',
  noName: 'Please write the name.',
  longName: `Please keep the name to ${figure(longest.storeName)} characters.`,
  same: 'Nothing has changed: name and category are as they were.',
  reason: 'Why',
  noReason: 'Please say why.',
  reasonMail: 'It is part of the mail.',
  save: 'Change it',
  picture: 'Picture',
  pictureRemoved: 'Removed. The store is asked for a new one.',
  switchOff: {
    button: 'Switch off the second factor',
    title: 'Switch off the second factor of this store',
    consequence:
      'The password alone opens the dashboard afterwards, and the store is logged out. Make sure that the person who asks is the owner.',
    label: 'Why',
    missing: 'Please say why: it is part of the mail.',
    send: 'Switch it off',
    suggestions: ['You told us in person that the phone and the recovery codes are lost.'],
  },
  switchedOff: (storeName: string, reason: string) => ({
    subject: 'Your store has no second factor any more',
    paragraphs: [
      `The second factor of ${storeName} was just switched off. The password alone opens its dashboard now.`,
      'We did this on request. This is why:',
      ...linesOf(reason),
      'If you wanted this, there is nothing to do. If not, give the store a new password right away, and tell us.',
    ],
  }),
  letter: (name: Changed, category: Changed, reason: string) => ({
    subject: 'We have changed the details of your store',
    paragraphs: [
      ...(name.from === name.to ? [] : [`The name: ‘${name.from}’ is now ‘${name.to}’.`]),
      ...(category.from === category.to ? [] : [`The category: ‘${category.from}’ is now ‘${category.to}’.`]),
      'This is why:',
      ...linesOf(reason),
      'The change shows everywhere on the site already. Receipts of earlier months keep the name they had.',
    ],
  }),
}
