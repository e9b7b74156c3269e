import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt, sourceStamp, writeStamp } from '../../scripts/source-stamp.mjs'
import { whenFinished } from './when-finished.ts'

/** A checkout with one source file, built. */
async function setUp() {
  const root = mkdtempSync(path.join(tmpdir(), 'zilbazar-built-'))
  whenFinished(async () => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  mkdirSync(path.join(root, 'src/web'), { recursive: true })
  mkdirSync(path.join(root, 'dist'))
  write('src/web/page.tsx', 'one')
  const build = async (meanwhile = () => {}) => {
    const readAt = new Date()
    const stamp = await sourceStamp(root)
    meanwhile()
    await writeStamp(root, { stamp, readAt })
  }
  await build()
  return { root, write, build }
}

test('a build is current until a source changes, is added or removed', async () => {
  const { root, write, build } = await setUp()
  expect(await isBuilt(root)).toBe(true)
  write('src/web/page.tsx', 'two')
  expect(await isBuilt(root)).toBe(false)
  await build()
  write('src/web/other.tsx', '')
  expect(await isBuilt(root)).toBe(false)
  await build()
  rmSync(path.join(root, 'src/web/other.tsx'))
  expect(await isBuilt(root)).toBe(false)
})

test('a source that changes during the build is not missed', async () => {
  const { root, write, build } = await setUp()
  await build(() => write('src/web/page.tsx', 'changed meanwhile'))
  expect(await isBuilt(root)).toBe(false)
})

test('a source that keeps its time but not its content is not missed', async () => {
  const { root, write } = await setUp()
  write('src/web/page.tsx', 'older')
  const longAgo = new Date('2020-01-01T00:00:00Z')
  utimesSync(path.join(root, 'src/web/page.tsx'), longAgo, longAgo)
  expect(await isBuilt(root)).toBe(false)
})

test('a source that was only touched leaves the build current', async () => {
  const { root, write } = await setUp()
  write('src/web/page.tsx', 'one')
  expect(await isBuilt(root)).toBe(true)
  expect(await isBuilt(root)).toBe(true)
})
