import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { sessionSecret } from './session-secret.ts'

test('a secret is generated once, readable for us alone, and the same for simultaneous starts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-secret-'))
  const config = readConfig({ DATA_DIR: path.join(folder, 'data') })
  const secrets = await Promise.all([1, 2, 3].map(() => sessionSecret(config)))
  expect(new Set(secrets).size).toBe(1)
  expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
  expect(await sessionSecret(config)).toBe(secrets[0])
  expect((await stat(path.join(folder, 'data/session-secret'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})

test('the configured secret is taken as it is', async () => {
  const given = 'one that the operator chose, long enough'
  expect(await sessionSecret(readConfig({ SESSION_SECRET: given }))).toBe(given)
})

test('processes that share a database must be given one', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://localhost/zilbazar' })
  await expect(sessionSecret(config)).rejects.toThrow(/^The environment cannot be used\. SESSION_SECRET/)
})
