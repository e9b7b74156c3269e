import postgres from 'postgres'
import { apiBase } from '#contract/endpoint.ts'
import { joinEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { measure } from './generator.ts'
import { type Keys, readKeys } from './keys.ts'
import { appMemoryMb, processorSeconds } from './processor-time.ts'
import { type BenchRequest, get } from './request.ts'
import { scalingRun } from './scaling-run.ts'
import { build, filledFolder, startSite } from './site.ts'

const usage = `Measures one, two and three processes of the app on one core, by the processor time that their answers take.

  npm run bench:workers -- [--products N] [--seconds N]

  --products N  the size of the catalogue (100000); it is filled once and kept under data/bench-N
  --seconds N   how long each is measured, 1 to 60 (8)

Writes what it saw to docs/scaling.md.`

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

const counts = [1, 2, 3]
const goal = 0.85
/** For each process, because they share the core on which they compile. */
const warmUpSeconds = 6

const loads: { name: string; hasResponseCache: boolean; requests(keys: Keys): BenchRequest[] }[] = [
  {
    name: 'in memory: home page, lists, a product',
    hasResponseCache: true,
    requests: ({ products }) => [
      get('/'),
      ...['hot-deals', 'new-arrivals', 'best-rated-products'].map((list) =>
        get(`${apiBase}/product/${list}`),
      ),
      ...products.slice(0, 1).map(({ id }) => get(`${apiBase}/product/detail/${id}`)),
    ],
  },
  {
    name: 'made: products, random ids',
    hasResponseCache: false,
    requests: ({ products }) => products.map(({ id }) => get(`${apiBase}/product/detail/${id}`)),
  },
]

interface Row {
  load: string
  workers: number
  perSecond: number
  /** Answers for each second of processor time, app and database together. */
  perProcessorSecond: number
  failed: number
  /** Of the largest process. */
  memoryMb: number
}

async function measureAll(products: number, seconds: number): Promise<Row[]> {
  await build()
  const folder = await filledFolder(products, say)
  const rows: Row[] = []
  for (const { name, hasResponseCache, requests } of loads) {
    for (const workers of counts) {
      say(`${name}, ${workers} of the app …`)
      const site = await startSite({ folder, hasResponseCache, workers })
      const { url } = await joinEmbeddedDatabase({ dataDir: folder, holder: 'npm run bench:workers', say })
      const sql = postgres(url, { max: 1, onnotice: () => {} })
      const asked = requests(await readKeys(site.origin, sql))
      await sql.end()
      await measure(site.origin, asked, warmUpSeconds * workers)
      const before = processorSeconds(site.pid)
      const { perSecond, failed } = await measure(site.origin, asked, seconds)
      const after = processorSeconds(site.pid)
      const spent = after.app - before.app + after.database - before.database
      const [memoryMb = 0] = appMemoryMb(site.pid)
      rows.push({
        load: name,
        workers,
        perSecond,
        perProcessorSecond: (perSecond * seconds) / spent,
        failed,
        memoryMb,
      })
      await site.stop()
    }
  }
  return rows
}

function tableOf(rows: readonly Row[]): string {
  const ofOne = ({ load, perProcessorSecond }: Row) =>
    perProcessorSecond / (rows.find((row) => row.load === load)?.perProcessorSecond ?? Number.NaN)
  return [
    '| answers | processes | a second | a second of processor time | of one process | goal | failed | memory of one |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => {
      const ratio = ofOne(row)
      const reached = row.workers === 1 ? '' : `${goal} ${ratio >= goal ? 'yes' : '**no**'}`
      return `| ${row.load} | ${row.workers} | ${row.perSecond.toFixed(0)} | ${row.perProcessorSecond.toFixed(0)} | ${ratio.toFixed(2)} × | ${reached} | ${row.failed} | ${row.memoryMb.toFixed(0)} MB |`
    }),
  ].join('\n')
}

await scalingRun({
  name: 'workers',
  usage,
  measure: async (products, seconds) => tableOf(await measureAll(products, seconds)),
})
