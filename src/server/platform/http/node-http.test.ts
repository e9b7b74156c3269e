import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const server = fileURLToPath(new URL('../..', import.meta.url))

test('nothing of the server imports more than types from Node.js’s HTTP, which would load a client for the web', () => {
  const importing = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /^import (?!type\b).*'node:http'/m.test(readFileSync(path.join(server, file), 'utf8')))
  expect(importing).toEqual([])
})
