import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Compression, TileType } from 'pmtiles'
import { expect, onTestFinished, test } from 'vitest'
import { smallIsland, smallIslandArchive } from '#tests/support/map/small-island.ts'
import { streets as finding } from '../process/production/machine.ts'
import { otherCredits } from './street-credit.ts'
import { openStreets } from './street-file.ts'

async function dataDirWith(files: Record<string, Buffer>): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zilbazar-streets-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await mkdir(path.join(dataDir, 'map'))
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(dataDir, 'map', name), bytes)
  return dataDir
}

const whole = smallIslandArchive()

test('npm run doctor names the file with its size and zooms, or says that there is none', async () => {
  expect(await finding(await dataDirWith({ 'mauritius.pmtiles': whole }))).toEqual({
    topic: 'Streets',
    level: 'fine',
    text: expect.stringMatching(/^map\/mauritius\.pmtiles, \d\.\d MB, zoom 6 to 15$/),
  })
  expect((await finding(await dataDirWith({ 'notes.txt': whole }))).text).toContain('no file in map')
  expect((await finding('/nowhere')).level).toBe('fine')
})

const { bounds, metadata } = smallIsland
const damaged = Buffer.from(whole).fill(7, 127, 400)
const old = Buffer.from(whole).fill(2, 7, 8)

test.each([
  ['is no PMTiles file.', Buffer.from('a page that says the download has failed')],
  ['is no PMTiles file.', Buffer.alloc(0)],
  ['is of PMTiles’ version 2; version 3 is needed.', old],
  ['is cut off: ', whole.subarray(0, whole.length - 5000)],
  ['is cut off: ', whole.subarray(0, 20_000)],
  ['is broken: what it contains cannot be found.', whole.subarray(0, 60)],
  ['is broken: what it contains cannot be found.', damaged],
  ['has no vector tiles.', smallIslandArchive({ tileType: TileType.Png })],
  ['compressed in another way', smallIslandArchive({ tileCompression: Compression.Brotli })],
  ['shows none of our islands.', smallIslandArchive({ bounds: { ...bounds, west: 10, east: 12 } })],
  [
    'has no layer ‘roads’.',
    smallIslandArchive({ metadata: { ...metadata, vector_layers: [{ id: 'transportation' }] } }),
  ],
])('a file that %s is told, and not used', async (reason, bytes) => {
  const dataDir = await dataDirWith({ 'mauritius.pmtiles': bytes })
  const { streets, remark } = await openStreets(dataDir)
  expect(streets).toBeUndefined()
  expect(remark).toMatch(/^map\/mauritius\.pmtiles .* The map shows the coasts alone\.$/)
  expect(remark).toContain(reason)
  expect((await finding(dataDir)).level).toBe('attention')
})

test('of several files the first is used, which is told', async () => {
  const { streets, remark } = await openStreets(
    await dataDirWith({ 'b.pmtiles': Buffer.alloc(9), 'a.pmtiles': whole }),
  )
  expect(streets?.file).toBe('a.pmtiles')
  expect(remark).toBe('map has 2 files, and only the first, a.pmtiles, is used.')
  await streets?.close()
})

test('the id is that of the content', async () => {
  const idOf = async (files: Record<string, Buffer>) => {
    const { streets } = await openStreets(await dataDirWith(files))
    await streets?.close()
    return streets?.id
  }
  const id = await idOf({ 'a.pmtiles': whole })
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  expect(await idOf({ 'b.pmtiles': whole })).toBe(id)
  expect(await idOf({ 'a.pmtiles': smallIslandArchive({ perDirectory: 9 }) })).not.toBe(id)
})

test.each([
  [
    '<a href="https://protomaps.com">Protomaps</a> © <a href="https://osm.org">OpenStreetMap</a>',
    'Protomaps',
  ],
  ['© OpenStreetMap contributors', ''],
  ['&copy; OpenStreetMap contributors | Daylight, Overture', 'Daylight · Overture'],
  ['', ''],
])('beside OpenStreetMap, %s names %j', (attribution, others) => {
  expect(otherCredits(attribution)).toBe(others)
})
