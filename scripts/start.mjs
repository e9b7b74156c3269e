// `npm start`: runs the app in a process of its own, and starts it again when it hangs or ends unexpectedly.
// `npm start -- --workers N` runs it N times on one port; `--workers auto` once for each core.
// Arguments such as --max-old-space-size are for the Node.js of the app; all others are for the app.
import { spawn } from 'node:child_process'
import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise } from './supervise.mjs'
import { superviseWorkers } from './supervise-workers.mjs'

const runBuilt = path.join(path.dirname(fileURLToPath(import.meta.url)), 'run-built.mjs')
const mostWorkers = 64

const given = process.argv.slice(2)
const givenFlags = given.filter((argument) => argument.startsWith('--max-'))
const { workers, appArguments } = withoutWorkers(given.filter((argument) => !givenFlags.includes(argument)))
// V8 collects garbage in four threads beside the app. On one or two cores they take the time of the requests: the
// slowest of a hundred took twice as long.
const poolSize = Math.max(1, Math.min(4, availableParallelism() - 1))
const hasMaglevFlag = Number.parseInt(process.versions.node, 10) >= 24
const nodeFlags = [
  ...givenFlags,
  `--v8-pool-size=${poolSize}`,
  // Objects of a kind that often lived long are otherwise made among the old ones. When they die soon after all, they
  // keep what they refer to until the whole heap is collected, such as the candidates of a search.
  '--no-allocation-site-pretenuring',
  // By default V8 collects the whole heap again when it has grown by about a tenth.
  '--heap-growing-percent=40',
  // Otherwise the memory of Maglev, a compiler of V8, is freed late and in pieces by the thread that also collects.
  ...(hasMaglevFlag ? ['--no-maglev-destroy-on-background'] : []),
]

// By default glibc keeps freed memory apart for each thread: 30 to 40 MB more for the same work.
const env = { MALLOC_ARENA_MAX: '2', ...process.env }
const say = (/** @type {string} */ sentence) => void process.stderr.write(`${sentence}\n`)
/** The app itself refuses a value that is no number. */
const watchdogSeconds = Number(process.env.WATCHDOG_SECONDS?.trim() || 15)

const start = (/** @type {string[]} */ ...program) =>
  spawn(process.execPath, [...nodeFlags, runBuilt, ...program, ...appArguments], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })

if (workers === 1) process.exitCode = await supervise({ start: () => start('main'), say, watchdogSeconds })
else {
  cluster.setupPrimary({
    exec: runBuilt,
    execArgv: nodeFlags,
    args: ['main', `--worker-of=${workers}`, ...appArguments],
  })
  process.exitCode = await superviseWorkers({
    count: workers,
    startDatabase: () => start('database', `--workers=${workers}`),
    startWorker: () => cluster.fork(env).process,
    say,
    watchdogSeconds,
  })
}
process.exit()

/** @param {string[]} received */
function withoutWorkers(received) {
  const at = received.findIndex((argument) => /^--workers(=|$)/.test(argument))
  if (at < 0) return { workers: 1, appArguments: received }
  const [, inline] = (received[at] ?? '').split('=')
  const value = inline ?? received[at + 1] ?? ''
  const count = value === 'auto' ? availableParallelism() : Number(value)
  if (!Number.isInteger(count) || count < 1 || count > mostWorkers) {
    console.error(`Usage: npm start [-- --workers 1 to ${mostWorkers}|auto]`)
    process.exit(2)
  }
  if (count > 1 && process.env.PORT?.trim() === '0') {
    console.error('Several workers share one port, so PORT must name it instead of 0.')
    process.exit(2)
  }
  return {
    workers: count,
    appArguments: [...received.slice(0, at), ...received.slice(at + (inline === undefined ? 2 : 1))],
  }
}
