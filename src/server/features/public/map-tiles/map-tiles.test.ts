import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { Compression } from 'pmtiles'
import { describe, expect, test } from 'vitest'
import { tilePointOf } from '#domain/map-tiles.ts'
import { findPlace } from '#domain/places.ts'
import { smallIslandArchive } from '#tests/support/map/small-island.ts'
import { testApp } from '#tests/support/test-app.ts'

const curepipe = findPlace('Curepipe') ?? { latitude: 0, longitude: 0 }
const gzip = { 'accept-encoding': 'gzip, br' }

function addressIn(z: number): string {
  const { x, y } = tilePointOf(curepipe, z)
  return `${z}/${Math.floor(x)}/${Math.floor(y)}.mvt`
}

async function shopWith(streets: Buffer) {
  const shop = await testApp({ streets })
  const { streets: mapped } = await shop.client.store.map({})
  const tile = (address: string, headers: Record<string, string> = gzip) =>
    shop.app.inject({ url: `${mapped?.tiles}/${address}`, headers })
  return { ...shop, mapped, tile }
}

const layersOf = (bytes: Buffer) => new VectorTile(new PbfReader(bytes)).layers

describe('with a file of streets', async () => {
  const { app, mapped, tile } = await shopWith(smallIslandArchive())

  test('the map says where its tiles are and whom to name', () => {
    expect(mapped).toEqual({
      tiles: expect.stringMatching(/^\/map\/tiles\/[0-9a-f]{16}$/),
      minZoom: 6,
      maxZoom: 15,
      credit: 'Protomaps',
    })
  })

  test('a tile is sent as it is in the file, and may be cached for ever', async () => {
    const { statusCode, headers, rawPayload } = await tile(addressIn(15))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const { roads } = layersOf(gunzipSync(rawPayload))
    const names = Array.from({ length: roads?.length ?? 0 }, (_, at) => roads?.feature(at).properties.name)
    expect(names).toContain('Royal Road')
  })

  test('a caller that takes no gzip gets the tile unpacked', async () => {
    const { headers, rawPayload } = await tile(addressIn(12), { 'accept-encoding': 'identity' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(Object.keys(layersOf(rawPayload))).toContain('earth')
  })

  test('a tile that the caller has is not sent again', async () => {
    const { headers } = await tile(addressIn(12))
    const again = await tile(addressIn(12), { ...gzip, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  test.each([['15/0/0'], ['5/21/17'], ['16/43240/36500'], ['3/99/2']])(
    'where the file has nothing, nothing is sent: %s',
    async (address) => {
      const { statusCode, headers } = await tile(`${address}.mvt`)
      expect([statusCode, headers['cache-control']]).toEqual([204, 'public, max-age=31536000, immutable'])
    },
  )

  test.each([
    ['/map/tiles/0123456789abcdef/12/2702/2281.mvt', 404],
    [`/map/tiles/${'a'.repeat(80)}/12/2702/2281.mvt`, 400],
    ['/map/tiles/..%2f..%2fsession-secret/12/2702/2281.mvt', 404],
    ['{tiles}/99/0/0.mvt', 400],
    ['{tiles}/12/-1/0.mvt', 400],
    ['{tiles}/12/x/0.mvt', 400],
    ['{tiles}/12/2702/99999999999.mvt', 400],
    ['{tiles}/12/2702/..%2f..%2fmauritius.pmtiles.mvt', 400],
  ])('%s is refused with %d', async (url, status) => {
    const answer = await app.inject({ url: url.replace('{tiles}', mapped?.tiles ?? '') })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test.each(['/map/mauritius.pmtiles', '/map/tiles/mauritius.pmtiles', '/mauritius.pmtiles'])(
    'the file itself is not sent: %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )
})

test('tiles are found through directories below the first one, and may be stored unpacked', async () => {
  const { tile } = await shopWith(smallIslandArchive({ perDirectory: 7, tileCompression: Compression.None }))
  for (const z of [6, 9, 12, 15]) {
    const { statusCode, headers, rawPayload } = await tile(addressIn(z))
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
    expect(Object.keys(layersOf(rawPayload))).toContain('roads')
  }
})

test('without a file the map says nothing of streets, and there are no tiles', async () => {
  const { app, client } = await testApp()
  expect(await client.store.map({})).not.toHaveProperty('streets')
  const { statusCode } = await app.inject({ url: '/map/tiles/0123456789abcdef/12/2702/2281.mvt' })
  expect(statusCode).toBe(404)
})

test('a broken file is a warning in the log, and the map works without', async () => {
  const lines: string[] = []
  const { PassThrough } = await import('node:stream')
  const stream = new PassThrough().on('data', (chunk) => lines.push(String(chunk)))
  const { client } = await testApp({
    streets: Buffer.from('PMTiles, but not really'),
    log: { level: 'warn', stream },
  })
  expect(await client.store.map({})).not.toHaveProperty('streets')
  expect(lines.join('')).toContain('map/mauritius.pmtiles is of PMTiles’ version')
})
