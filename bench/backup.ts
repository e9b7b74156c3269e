import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, filledFolder, root } from './site.ts'

const usage = `Measures npm run backup and npm run restore with a large catalogue, and prints a table.

  npm run bench:backup -- [--products N] [--write]

  --products N   the size of the catalogue (100000); it is filled once and kept under data/bench-N
  --write        writes the table into docs/reliability.md`

interface Measured {
  seconds: number
  memoryMb: number
  said: string
}

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

async function measure(products: number): Promise<string> {
  await build()
  const folder = await filledFolder(products, say)
  const place = mkdtempSync(path.join(tmpdir(), 'zilbazar-bench-backup-'))
  try {
    const [busy = 0] = loadavg()
    const saved = await timed('backup', path.join(place, 'saved/'), folder)
    const [name = ''] = readdirSync(path.join(place, 'saved')).filter((file) => file.endsWith('.tar'))
    const file = path.join(place, 'saved', name)
    const restored = await timed('restore', file, path.join(place, 'restored'))
    const holds = / holds (\d+) rows and (\d+) pictures/.exec(saved.said) ?? []
    return [
      `\`npm run bench:backup -- --products ${products} --write\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load before it ${busy.toFixed(1)}.`,
      '',
      '| products | rows | pictures | database | file | backup | its memory | restore | its memory |',
      '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      `| ${[
        products,
        holds[1],
        holds[2],
        megabytes(sizeOf(path.join(folder, 'postgres'))),
        megabytes(statSync(file).size),
        `${saved.seconds.toFixed(1)} s`,
        `${saved.memoryMb.toFixed(0)} MB`,
        `${restored.seconds.toFixed(1)} s`,
        `${restored.memoryMb.toFixed(0)} MB`,
      ].join(' | ')} |`,
    ].join('\n')
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Runs the command as an operator does. */
async function timed(command: 'backup' | 'restore', place: string, dataDir: string): Promise<Measured> {
  say(`npm run ${command} …`)
  const begun = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'scripts/run-built.mjs'), command, place], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  let memoryMb = 0
  const looking = setInterval(() => {
    memoryMb = Math.max(memoryMb, residentMb(child.pid ?? 0))
  }, 50)
  const [code] = await once(child, 'close')
  clearInterval(looking)
  if (code !== 0) throw new Error(`npm run ${command} ended with ${code}.`)
  return { seconds: (performance.now() - begun) / 1000, memoryMb, said }
}

/** Linux tells it in pages; nothing when the process has ended. */
function residentMb(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
  } catch {
    return 0
  }
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

function write(table: string): void {
  const page = path.join(root, 'docs/reliability.md')
  const marks = /(<!-- large backup: begin -->\n)[\s\S]*(\n<!-- large backup: end -->)/
  const text = readFileSync(page, 'utf8')
  if (!marks.test(text)) throw new Error('docs/reliability.md has no marks for the large backup.')
  writeFileSync(
    page,
    text.replace(marks, (_, begin, end) => `${begin}${table}${end}`),
  )
}

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    write: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help || !/^[1-9]\d*$/.test(values.products)) {
  process.stdout.write(`${usage}\n`)
  process.exitCode = values.help ? 0 : 2
} else {
  const table = await measure(Number(values.products))
  process.stdout.write(`${table}\n`)
  if (values.write) write(table)
}
