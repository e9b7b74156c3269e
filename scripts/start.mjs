// `npm start`: runs the app in a process of its own, and starts it again when it hangs or ends unexpectedly.
// Arguments such as --max-old-space-size are for the Node.js of the app; all others are for the app.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise } from './supervise.mjs'

const runBuilt = path.join(path.dirname(fileURLToPath(import.meta.url)), 'run-built.mjs')
const given = process.argv.slice(2)
const nodeFlags = given.filter((argument) => argument.startsWith('--max-'))
const appArguments = given.filter((argument) => !nodeFlags.includes(argument))

/** The app itself refuses a value that is no number. */
const watchdogSeconds = Number(process.env.WATCHDOG_SECONDS?.trim() || 15)

process.exitCode = await supervise({
  start: () =>
    spawn(process.execPath, [...nodeFlags, runBuilt, 'main', ...appArguments], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // By default glibc keeps freed memory apart for each thread: 30 to 40 MB more for the same work.
      env: { MALLOC_ARENA_MAX: '2', ...process.env },
    }),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  watchdogSeconds,
})
