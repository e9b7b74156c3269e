// The supervisor of `npm start -- --workers 2` with other programs and with short seconds.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { superviseWorkers } from '../../scripts/supervise-workers.mjs'

const [, , folder = '', databasePlan = '', ...plans] = process.argv
const app = fileURLToPath(new URL('sample-app.mjs', import.meta.url))

/**
 * @param {string} who
 * @param {string[]} plans
 */
const start = (who, plans) =>
  spawn(process.execPath, [app, path.join(folder, who), ...plans], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SAMPLE_NAME: who },
  })

process.exitCode = await superviseWorkers({
  count: 2,
  startDatabase: () => start('database', [databasePlan]),
  startWorker: () => start('worker', plans),
  say: (sentence) => void process.stderr.write(`${sentence}\n`),
  watchdogSeconds: 0,
  calmSeconds: 6000,
  secondMs: 10,
})
process.exit()
