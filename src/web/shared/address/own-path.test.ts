import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each(['/', '/settings', '/product/1?page=2#reviews', '/search?q=p%C3%A2te', '/loginless'])(
  'the login may lead back to %s',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  ['another site', 'https://elsewhere.example/'],
  ['another site without its scheme', '//elsewhere.example'],
  ['another site behind a backslash', '/\\elsewhere.example'],
  ['a backslash further on', '/settings\\..\\..//elsewhere.example'],
  ['a line break that browsers drop', '/\n/elsewhere.example'],
  ['a script', 'javascript:alert(1)'],
  ['no path at all', 'settings'],
  ['nothing', ''],
  ['a number', 7],
  ['the login itself', '/login?next=/settings'],
  ['the signup', '/signup'],
  ['a link from a mail', '/verify-email/abc'],
  ['something endless', `/${'x'.repeat(500)}`],
])('the login may not lead back to %s', (_, path) => {
  expect(ownPath(path)).toBeUndefined()
})
