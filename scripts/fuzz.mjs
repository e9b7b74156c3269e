// Sends bad input to every call and writes what came of it into docs/security.md.
// `npm run fuzz -- --requests 100000 --seed 1`; `--call rating.rateProduct` tries one call alone, as a failure tells.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    call: { type: 'string' },
  },
})
for (const name of /** @type {const} */ (['requests', 'seed']))
  if (!/^[1-9]\d*$/.test(values[name])) {
    console.error(`--${name} takes a whole number above 0.`)
    process.exit(2)
  }

console.log(`Seed ${values.seed}`)
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/security/bad-input',
    ...(values.call ? [] : ['tests/security/access']),
    '--reporter=dot',
    '--disableConsoleIntercept',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_SEED: values.seed,
      FUZZ_REQUESTS: values.requests,
      ...(values.call && { FUZZ_CALL: values.call }),
    },
  },
)
process.exitCode = status ?? 1
