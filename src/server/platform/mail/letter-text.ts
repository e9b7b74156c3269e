import { frameWords } from './frame-words.ts'
import type { Letter, LetterFrame } from './letter.ts'

export function letterText(letter: Letter, { language, hello, home, unsubscribe }: LetterFrame): string {
  const { paragraphs, chart, button, otherwise, note, reason } = letter
  const { leadsTo, whoWeAre, unsubscribe: label } = frameWords[language]
  const parts = [
    hello,
    ...paragraphs,
    chart && [chart.title, ...chart.bars.map(({ label, figure }) => `${label}  ${figure}`)].join('\n'),
    `${leadsTo(button.label)}\n${button.href}`,
    otherwise && `${otherwise.before} ${leadsTo(otherwise.label)}\n${otherwise.href}`,
    note,
    `-- \n${whoWeAre}\n${home}\n\n${reason}`,
    unsubscribe && `${leadsTo(label)}\n${unsubscribe}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
