import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test.each([
  ['<p>Three bars.</p><p>Poured by <b>hand</b>.</p>', 'Three bars.\nPoured by hand.'],
  ['Salt &amp; pepper<br>500&nbsp;g', 'Salt & pepper\n500 g'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['l&#39;eau', "l'eau"],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['Plain words', 'Plain words'],
  ['<<<<', '<<<<'],
])('‘%s’ becomes ‘%s’', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
