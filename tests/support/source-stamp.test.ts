import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, sourceStamp, stampFile } from '../../scripts/source-stamp.mjs'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'zilbazar-stamp-'))
  await write('src/web/page.ts', 'export {}')
  await lock({ version: '1.0.0', libc: ['glibc'] })
  await write(stampFile, await sourceStamp(root))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}
const lock = (sharp: object) =>
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/sharp': sharp } }))

test('a build stays current when npm prune writes the lock file again with other fields', async () => {
  await lock({ version: '1.0.0' })
  expect(await isBuilt(root)).toBe(true)
})

test('a build is out of date when a package has another version', async () => {
  await lock({ version: '1.0.1', libc: ['glibc'] })
  expect(await isBuilt(root)).toBe(false)
})

test('a build is out of date when a source has changed', async () => {
  await write('src/web/page.ts', 'export const title = 1')
  expect(await isBuilt(root)).toBe(false)
})
