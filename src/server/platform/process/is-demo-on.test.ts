import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { isDemoOn } from './is-demo-on.ts'

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.2' }, true],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, true],
  [{ PUBLIC_URL: 'http://[::1]:4000' }, true],
  [{ DEMO: 'off' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '192.168.1.20' }, false],
  [{ HOST: '127.0.0.1.example.com' }, false],
  [{ PUBLIC_URL: 'https://zilbazar.mu' }, false],
  [{ PUBLIC_URL: 'https://localhost' }, false],
  [{ PUBLIC_URL: 'http://zilbazar.mu' }, false],
  [{ DATABASE_URL: 'postgres://db.example/zilbazar' }, false],
  [{ PUBLIC_URL: 'https://zilbazar.mu', DEMO: 'on' }, true],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
  [{ DATABASE_URL: 'postgres://db.example/zilbazar', DEMO: 'on' }, true],
])('with %j the demo is on: %s', (environment, answer) => {
  expect(isDemoOn(readConfig(environment))).toBe(answer)
})
