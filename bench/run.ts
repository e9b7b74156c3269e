import { cpus } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { joinEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { hasTaskset } from '#tests/support/cores.ts'
import { stopBarePrograms } from './baselines.ts'
import { generatorName } from './generator.ts'
import { readKeys } from './keys.ts'
import { measureAll } from './measure-all.ts'
import type { RunOptions } from './options.ts'
import { preparePeople } from './people.ts'
import type { Results } from './results.ts'
import { build, filledFolder, secretOf, startSite } from './site.ts'

/** Starts everything, measures what was chosen, and ends everything. */
export async function run(options: RunOptions, say: (sentence: string) => void): Promise<Results> {
  await build()
  const folder = options.data ? path.resolve(options.data) : await filledFolder(options.products, say)
  say('Starting the app …')
  // The first start may migrate the database; the second is that of an ordinary day.
  await (await startSite({ folder })).stop()
  const site = await startSite({ folder })
  const { url } = await joinEmbeddedDatabase({ dataDir: folder, holder: 'npm run bench', say })
  const sql = postgres(url, { max: 2, onnotice: () => {} })
  try {
    say('Choosing keys from the catalogue …')
    const keys = await readKeys(site.origin, sql)
    const people = await preparePeople(sql, secretOf(folder))
    const { seconds, only } = options
    const measured = await measureAll({ seconds, only, say, folder, site, url, sql, keys, people })
    const cores = cpus().length
    return {
      products: await countProducts(sql),
      seconds,
      generator: generatorName,
      measuredAt: new Date().toISOString(),
      machine: { cores, arch: process.arch, node: process.version, isPinned: hasTaskset && cores > 1 },
      readyMs: site.readyMs,
      ...measured,
    }
  } finally {
    await stopBarePrograms()
    await sql.end()
    await site.stop()
  }
}

async function countProducts(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from products`
  return row?.count ?? 0
}
