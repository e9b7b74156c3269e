import { escaped } from './escaped.ts'
import type { LetterChart } from './letter.ts'
import { letterStyles as look } from './letter-styles.ts'

/** A table whose last cells are coloured, because mail programs draw nothing and fetch no pictures. */
export function letterChart({ title, bars }: LetterChart): string {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const rows = bars.map(
    ({ label, value, figure }) => `
        <tr><th scope="row" class="muted" style="${look.barLabel}">${escaped(label)}</th>
        <td class="ink" style="${look.barFigure}">${escaped(figure)}</td>
        <td>${bar(Math.round((100 * value) / most))}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0">
        <caption class="ink" style="${look.chartTitle}">${escaped(title)}</caption>${rows.join('')}
      </table>`
}

const bar = (percent: number) =>
  percent === 0
    ? ''
    : `<table role="presentation" width="${percent}%" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="#0B7285" style="${look.bar}">&nbsp;</td></tr></table>`
