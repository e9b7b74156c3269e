import { linesOf } from '../../lines.ts'

/** Removing a picture, and the letter about it. */
export const pictureRemoval = {
  button: 'Remove picture',
  title: 'Remove this picture',
  consequence:
    'A plain picture takes its place everywhere at once, and its address stops working. This cannot be taken back; the store is asked for a new picture.',
  label: 'Why',
  missing: 'Please say why: it is part of the mail.',
  send: 'Remove the picture',
  suggestions: [
    'The picture belongs to somebody else.',
    'It shows somebody who did not agree.',
    'It does not show what is sold.',
  ],
  letter: (title: string | null, storeName: string, reason: string) => ({
    subject: title === null ? 'The picture of your store is removed' : 'A picture of yours is removed',
    paragraphs: [
      `We have removed the picture of ${title === null ? storeName : `‘${title}’ of ${storeName}`}. This is why:`,
      ...linesOf(reason),
      'Until you choose a new picture, shoppers see a plain one in its place.',
    ],
  }),
}
