// The supervisor of `npm start` with another app and with short seconds.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { supervise } from '../../scripts/supervise.mjs'

const [, , folder = '', ...plans] = process.argv
const app = fileURLToPath(new URL('sample-app.mjs', import.meta.url))
process.exitCode = await supervise({
  start: () =>
    spawn(process.execPath, [app, `${folder}/starts`, ...plans], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  watchdogSeconds: plans[0] === 'hang' ? 15 : 0,
  // On a busy machine an app that fails at once takes seconds to do so.
  calmSeconds: 6000,
  // A hang is then seen after a second; the pauses between eight starts take as long.
  secondMs: plans[0] === 'hang' ? 70 : 10,
})
process.exit()
