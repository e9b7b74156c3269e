import { expect, test } from 'vitest'
import { loginWithWayBack, wayBackIn } from './way-back.ts'

test('whoever opened a section from a mail gets there after the login', () => {
  const { search } = loginWithWayBack('/owner/messages?show=unread')
  expect(wayBackIn(search)).toEqual({ next: '/owner/messages?show=unread' })
})

test.each([
  '/',
  '/ownership',
  '//owner.example',
  'https://example.com/owner',
  '/owner/login',
  '/owner\\x',
  undefined,
])('the login of the console does not lead on to %s', (next) => expect(wayBackIn({ next })).toEqual({}))
