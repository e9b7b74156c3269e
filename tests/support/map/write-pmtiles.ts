import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import type { TileAddress } from '#domain/map-tiles.ts'

const headerBytes = 127

export interface ArchiveOptions {
  bounds: { west: number; south: number; east: number; north: number }
  metadata: object
  tileType?: TileType
  tileCompression?: Compression
  /** How many tiles a directory lists; further ones are in directories below the root. */
  perDirectory?: number
}

/** A PMTiles archive of version 3, as its specification has it: header, root, metadata, leaves, tiles. */
export function writePmtiles(
  tiles: readonly (TileAddress & { bytes: Uint8Array })[],
  {
    bounds,
    metadata,
    tileType = TileType.Mvt,
    tileCompression = Compression.Gzip,
    perDirectory = 1000,
  }: ArchiveOptions,
): Buffer {
  const packed = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: packTile(bytes, tileCompression) }))
    .sort((one, other) => one.id - other.id)
  let offset = 0
  const entries = packed.map(({ id, bytes }) => {
    const entry = { id, runLength: 1, length: bytes.length, offset }
    offset += bytes.length
    return entry
  })
  const { root, leaves } = directories(entries, perDirectory)
  const json = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(packed.map(({ bytes }) => bytes))

  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  let at = headerBytes
  const parts = [root, json, leaves, data]
  for (const [index, part] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * index)
    at += part.length
  }
  for (const field of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), field)
  const zooms = tiles.map(({ z }) => z)
  header.set([1, Compression.Gzip, tileCompression, tileType, Math.min(...zooms), Math.max(...zooms)], 96)
  const corners = [bounds.west, bounds.south, bounds.east, bounds.north]
  for (const [index, degrees] of corners.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  return Buffer.concat([header, ...parts])
}

const packTile = (bytes: Uint8Array, compression: Compression) =>
  compression === Compression.Gzip ? gzipSync(bytes) : Buffer.from(bytes)

interface Entry {
  id: number
  runLength: number
  length: number
  offset: number
}

function directories(entries: readonly Entry[], perDirectory: number): { root: Buffer; leaves: Buffer } {
  if (entries.length <= perDirectory) return { root: directory(entries), leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const root: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += perDirectory) {
    const listed = entries.slice(at, at + perDirectory)
    const leaf = directory(listed)
    root.push({ id: listed[0]?.id ?? 0, runLength: 0, length: leaf.length, offset })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(root), leaves: Buffer.concat(leaves) }
}

function directory(entries: readonly Entry[]): Buffer {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  let before = 0
  for (const { id } of entries) {
    pbf.writeVarint(id - before)
    before = id
  }
  for (const { runLength } of entries) pbf.writeVarint(runLength)
  for (const { length } of entries) pbf.writeVarint(length)
  for (const { offset } of entries) pbf.writeVarint(offset + 1)
  return gzipSync(pbf.finish())
}
