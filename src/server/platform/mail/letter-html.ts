import { escaped } from './escaped.ts'
import { frameWords } from './frame-words.ts'
import type { Letter, LetterFrame, LetterLink } from './letter.ts'
import { letterChart } from './letter-chart.ts'
import { letterStyles as look } from './letter-styles.ts'

const paragraph = (words: string, style = look.text, name = 'ink') =>
  `<p class="${name}" style="${style}">${words}</p>`

const link = ({ label, href }: LetterLink) =>
  `<a class="lagoon" href="${escaped(href)}" style="${look.link}">${escaped(label)}</a>`

const button = ({ label, href }: LetterLink) => `
  <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr>
    <td class="button" bgcolor="#0B7285" style="${look.button}"><a class="on-button" href="${escaped(href)}" style="${look.onButton}">${escaped(label)}</a></td>
  </tr></table>`

/** Tables and inline styles, because mail programs support little else; nothing is fetched from anywhere. */
export function letterHtml(letter: Letter, { language, hello, home, unsubscribe }: LetterFrame): string {
  const { subject, preview, paragraphs, otherwise, note, reason } = letter
  const words = frameWords[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(subject)}</title>
<style>${look.sheet}</style>
</head>
<body class="sand" style="${look.body}">
<div style="${look.preview}">${escaped(preview)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" class="sand" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FBF8F2" style="${look.ground}"><tr><td align="center" style="padding:32px 16px">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.column}">
    <tr><td style="padding:0 4px 20px"><a class="lagoon" href="${escaped(home)}" style="${look.mark}">Zilbazar</a></td></tr>
    <tr><td class="card" bgcolor="#FFFFFF" style="${look.card}">
      <h1 class="ink" style="${look.heading}">${escaped(subject)}</h1>
      ${[hello, ...paragraphs].map((text) => paragraph(escaped(text))).join('\n      ')}
      ${letter.chart ? letterChart(letter.chart) : ''}
      ${button(letter.button)}
      ${otherwise ? paragraph(`${escaped(otherwise.before)} ${link(otherwise)}`) : ''}
      ${note ? paragraph(escaped(note), look.small, 'muted') : ''}
      ${paragraph(words.openAddress, look.addressIntro, 'muted line')}
      ${paragraph(link({ label: letter.button.href, href: letter.button.href }), look.address, 'muted')}
    </td></tr>
    <tr><td style="padding:20px 4px 0">
      ${paragraph(escaped(reason), look.small, 'muted')}
      ${unsubscribe ? paragraph(link({ label: words.unsubscribe, href: unsubscribe }), look.small, 'muted') : ''}
      ${paragraph(`${escaped(words.whoWeAre)} ${link({ label: new URL(home).host, href: home })}`, look.small, 'muted')}
    </td></tr>
  </table>
</td></tr></table>
</body>
</html>
`
}
