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
