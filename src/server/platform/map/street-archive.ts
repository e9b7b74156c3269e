import type { FileHandle } from 'node:fs/promises'
import { findTile, type Header, PMTiles, ResolvedValueCache, type Source, zxyToTileId } from 'pmtiles'
import type { TileAddress } from '#domain/map-tiles.ts'

/** No directory and no tile is as large. */
const mostBytes = 8 * 1024 * 1024
/** A directory leads to another one at most this often, as the format says. */
const deepest = 4
const cachedDirectories = 16

export type StreetArchive = ReturnType<typeof streetArchive>

/** An opened PMTiles file, read in pieces. */
export function streetArchive(file: FileHandle) {
  const source: Source = {
    getKey: () => 'streets',
    async getBytes(offset, length) {
      if (length > mostBytes) throw new RangeError(`${length} bytes at ${offset} are too many`)
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, offset)
      return { data: bytes.buffer.slice(0, bytesRead) }
    },
  }
  const directories = new ResolvedValueCache(cachedDirectories)
  const archive = new PMTiles(source, directories)

  return {
    header: (): Promise<Header> => archive.getHeader(),
    metadata: (): Promise<unknown> => archive.getMetadata(),

    /** As it is in the file: the library would decompress what browsers take compressed. */
    async tile({ z, x, y }: TileAddress): Promise<Buffer | undefined> {
      const header = await archive.getHeader()
      if (z < header.minZoom || z > header.maxZoom || x >= 2 ** z || y >= 2 ** z) return undefined
      const id = zxyToTileId(z, x, y)
      let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength]
      for (let depth = 0; depth < deepest; depth += 1) {
        const entry = findTile(await directories.getDirectory(source, offset, length, header), id)
        if (!entry) return undefined
        if (entry.runLength > 0) {
          const { data } = await source.getBytes(header.tileDataOffset + entry.offset, entry.length)
          return Buffer.from(data)
        }
        offset = header.leafDirectoryOffset + entry.offset
        length = entry.length
      }
      throw new Error('The directories of the file lead nowhere.')
    },
  }
}
