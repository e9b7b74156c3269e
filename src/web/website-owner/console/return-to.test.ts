import { expect, test } from 'vitest'
import { loginWithReturnTo, returnToIn } from './return-to.ts'

test('the login returns to the section that was opened from a mail', () => {
  const { search } = loginWithReturnTo('/owner/messages?show=unread')
  expect(returnToIn(search)).toEqual({ next: '/owner/messages?show=unread' })
})

test.each([
  '/',
  '/ownership',
  '//owner.example',
  'https://example.com/owner',
  '/owner/login',
  '/owner\\x',
  undefined,
])('the login of the console does not lead on to %s', (next) => expect(returnToIn({ next })).toEqual({}))
