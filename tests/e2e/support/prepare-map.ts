import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { smallIslandArchive } from '#tests/support/map/small-island.ts'

/** An operator's file with streets, before the app starts. */
const folder = path.join(process.env.DATA_DIR ?? '', 'map')
await mkdir(folder, { recursive: true })
await writeFile(path.join(folder, 'mauritius.pmtiles'), smallIslandArchive())
