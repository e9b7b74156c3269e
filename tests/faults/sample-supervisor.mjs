// The supervisor of `npm start` with another app and with short seconds.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { supervise } from '../../scripts/supervise.mjs'

const app = fileURLToPath(new URL('sample-app.mjs', import.meta.url))
process.exitCode = await supervise({
  start: () =>
    spawn(process.execPath, [app, ...process.argv.slice(2)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  watchdogSeconds: process.argv[3] === 'hang' ? 15 : 0,
  // On a busy machine an app that fails at once takes seconds to do so.
  calmSeconds: 6000,
  // A hang is then seen after a second; the pauses between eight starts take as long.
  secondMs: process.argv[3] === 'hang' ? 70 : 10,
})
process.exit()
