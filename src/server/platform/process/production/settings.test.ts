import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../config.ts'
import { refuseOpenDoors } from './check-start.ts'
import { settingsFindings } from './settings.ts'

const secret = 'kX2v9Qm4Zr7Lw1Tc8Hn5Pb3Yd6Fs0Ja='
const good = {
  PUBLIC_URL: 'https://zilbazar.mu',
  SESSION_SECRET: secret,
  SMTP_URL: 'smtps://mail.example.mu',
  METRICS_TOKEN: 'figures',
  TRUST_PROXY: '1',
}
const about = (environment: Record<string, string>) =>
  Object.fromEntries(settingsFindings(readConfig(environment)).map(({ topic, level }) => [topic, level]))

test('the settings of a real installation are fine, and those of one machine alone need nothing', () => {
  expect(new Set(Object.values(about(good)))).toEqual(new Set(['fine']))
  expect(about({})).toEqual({ Address: 'fine' })
})

test.each([
  ['an address without encryption', { PUBLIC_URL: 'http://zilbazar.mu' }, 'Address', 'attention'],
  ['the demo', { DEMO: 'on' }, 'Demo', 'refused'],
  ['no secret', { SESSION_SECRET: '' }, 'SESSION_SECRET', 'attention'],
  ['a secret of an example', { SESSION_SECRET: `change-me-${secret}` }, 'SESSION_SECRET', 'refused'],
  ['a secret of few characters', { SESSION_SECRET: '12'.repeat(20) }, 'SESSION_SECRET', 'refused'],
  ['no mail server', { SMTP_URL: '' }, 'Mail', 'attention'],
  ['no token for figures', { METRICS_TOKEN: '' }, 'METRICS_TOKEN', 'attention'],
  ['a proxy that is not named', { TRUST_PROXY: 'off' }, 'TRUST_PROXY', 'attention'],
])('%s is told at a public address', (_, changed, topic, level) => {
  expect(about({ ...good, ...changed })).toEqual({ ...about(good), [topic]: level })
})

test('a start that would let strangers in is refused in one list', () => {
  const open = readConfig({ ...good, DEMO: 'on', SESSION_SECRET: 'a'.repeat(40) })
  expect(() => refuseOpenDoors(open)).toThrow(ConfigError)
  expect(() => refuseOpenDoors(open)).toThrow(
    /^Zilbazar does not start, because strangers could come in:\n {2}- Demo: .*\n {2}- SESSION_SECRET: [^\n]*$/,
  )
  expect(() => refuseOpenDoors(readConfig(good))).not.toThrow()
  expect(() => refuseOpenDoors(readConfig({ DEMO: 'on', SESSION_SECRET: 'a'.repeat(40) }))).not.toThrow()
})

test('a short secret is refused everywhere', () => {
  expect(() => readConfig({ SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET/)
})
