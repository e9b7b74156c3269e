import { expect, test } from 'vitest'
import { deviceName } from '#server/platform/sessions/device.ts'
import { account as english } from './en/account/account.ts'
import { account as french } from './fr/account/account.ts'

test.each([
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    'Firefox on Android',
    'Firefox sur Android',
  ],
  ['Opera/9.80 (Windows NT 6.1)', 'Opera on Windows', 'Opera sur Windows'],
  ['SomeApp/1.0 (iPhone)', 'iPhone', 'iPhone'],
  ['curl/8.5.0', 'Unknown device', 'Appareil inconnu'],
  [undefined, 'Unknown device', 'Appareil inconnu'],
])('%o is a session on %s, in French %s', (userAgent, inEnglish, inFrench) => {
  const name = deviceName(userAgent)
  expect(english.sessions.device(name)).toBe(inEnglish)
  expect(french.sessions.device(name)).toBe(inFrench)
})
