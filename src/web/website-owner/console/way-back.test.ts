import { expect, test } from 'vitest'
import { loginWithWayBack, wayBackIn } from './way-back.ts'

test('the login returns to the section that was opened from a mail', () => {
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
