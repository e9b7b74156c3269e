import { expect, test } from 'vitest'
import { accessSeconds, accessTokens } from './access-tokens.ts'

const sessionId = '019da542-0ab0-7e18-a873-bad0184bbd6f'

test('a token that was read before is refused all the same once it expires, and for another kind of session', async () => {
  let now = new Date('2026-11-14T08:00:00Z')
  const tokens = accessTokens({ current: 'a secret of the test, long enough' }, () => now)
  const token = await tokens.issue('user', sessionId)
  const read = [await tokens.read('user', token), await tokens.read('user', token)]
  expect(read).toEqual([sessionId, sessionId])
  expect(await tokens.read('admin', token)).toBeUndefined()
  now = new Date(now.getTime() + accessSeconds * 1000 - 1)
  expect(await tokens.read('user', token)).toBe(sessionId)
  now = new Date(now.getTime() + 1)
  expect(await tokens.read('user', token)).toBeUndefined()
})
