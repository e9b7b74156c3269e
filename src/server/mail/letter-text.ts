import type { Letter } from './letter.ts'

export const whoWeAre = 'Zilbazar: stores, products and deals of Mauritius.'

export function letterText(letter: Letter, hello: string, home: string): string {
  const { paragraphs, button, otherwise, note, reason } = letter
  const parts = [
    hello,
    ...paragraphs,
    `${button.label}:\n${button.href}`,
    otherwise && `${otherwise.before} ${otherwise.label}:\n${otherwise.href}`,
    note,
    `-- \n${whoWeAre}\n${home}\n\n${reason}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
