import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Compression, type Header, TileType } from 'pmtiles'
import { z } from 'zod'
import { islandBoxes } from '#domain/island-boxes.ts'
import type { TileAddress } from '#domain/map-tiles.ts'
import { type StreetArchive, streetArchive } from './street-archive.ts'
import { otherCredits } from './street-credit.ts'

const megabyte = 1024 ** 2
const mostMegabytes = 1024
const beginning = 'PMTiles'

const Metadata = z.object({
  attribution: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
})

/** The streets of an operator's file, ready to be sent. */
export interface Streets {
  file: string
  megabytes: number
  /** Of the content: another file has another id. */
  id: string
  minZoom: number
  maxZoom: number
  /** Whom the file names besides OpenStreetMap. */
  credit: string
  areGzipped: boolean
  /** Undefined where the file has nothing, such as at sea. */
  tile(address: TileAddress): Promise<Buffer | undefined>
  close(): Promise<void>
}

export interface FoundStreets {
  streets?: Streets
  /** Why a file is not used, or not all files are. */
  remark?: string
}

/** A file that cannot be used; the message goes on after its name. */
class Unusable extends Error {}

/** Opens the PMTiles file in `DATA_DIR/map`. A file that cannot be used is a remark: the map works without. */
export async function openStreets(dataDir: string): Promise<FoundStreets> {
  const folder = path.join(dataDir, 'map')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pmtiles')).sort()
  const [file] = files
  if (!file) return {}
  try {
    const streets = await openFile(folder, file)
    if (files.length === 1) return { streets }
    return { streets, remark: `map has ${files.length} files, and only the first, ${file}, is used.` }
  } catch (error) {
    return { remark: `map/${file} ${reasonOf(error)} The map shows the coasts alone.` }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Unusable) return error.message
  const { code } = error as NodeJS.ErrnoException
  // The disk's codes; broken data has codes of zlib.
  return code?.startsWith('E') ? `cannot be read (${code}).` : 'is broken: what it contains cannot be found.'
}

async function openFile(folder: string, file: string): Promise<Streets> {
  const handle = await open(path.join(folder, file))
  try {
    const { size } = await handle.stat()
    const archive = streetArchive(handle)
    const header = await usableHeader(handle, archive, size)
    const metadata = Metadata.parse(await archive.metadata())
    if (!metadata.vector_layers.some(({ id }) => id === 'roads'))
      throw new Unusable('has no layer ‘roads’. A file made from the Protomaps basemap is needed.')
    return {
      file,
      megabytes: size / megabyte,
      id: await idOf(handle),
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      credit: otherCredits(metadata.attribution),
      areGzipped: header.tileCompression === Compression.Gzip,
      tile: archive.tile,
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** The header, once everything in it that the map depends on is right. */
async function usableHeader(handle: FileHandle, archive: StreetArchive, size: number): Promise<Header> {
  if (size > mostMegabytes * megabyte)
    throw new Unusable(
      `is larger than ${mostMegabytes} MB. Make an extract of the islands: see docs/operations.md.`,
    )
  const { buffer } = await handle.read(Buffer.alloc(beginning.length + 1), 0, beginning.length + 1, 0)
  if (buffer.toString('latin1', 0, beginning.length) !== beginning) throw new Unusable('is no PMTiles file.')
  const version = buffer.at(-1)
  if (version !== 3) throw new Unusable(`is of PMTiles’ version ${version}; version 3 is needed.`)
  const header = await archive.header()
  const wanted = endOf(header)
  if (size < wanted)
    throw new Unusable(
      `is cut off: ${inMegabytes(size)} of ${inMegabytes(wanted)} MB are there. Copy it again.`,
    )
  if (header.tileType !== TileType.Mvt) throw new Unusable('has no vector tiles.')
  if (![Compression.None, Compression.Gzip].includes(header.tileCompression))
    throw new Unusable('has tiles that are compressed in another way than with gzip.')
  if (!showsAnIsland(header)) throw new Unusable('shows none of our islands.')
  return header
}

const inMegabytes = (bytes: number) => (bytes / megabyte).toFixed(1)

const endOf = (header: Header) =>
  Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  )

const showsAnIsland = ({ minLon, minLat, maxLon, maxLat }: Header) =>
  Object.values(islandBoxes).some(
    ({ south, north, west, east }) => minLon < east && maxLon > west && minLat < north && maxLat > south,
  )

/** Tiles are cached for ever under this id, so it is made from every byte. */
async function idOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false, highWaterMark: megabyte }))
    hash.update(chunk)
  return hash.digest('hex').slice(0, 16)
}
