// Finds a Chromium for the browser tests, or installs one: `node scripts/chromium.mjs` prints its path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The headless shell renders the same without a window, a third faster. */
const headlessShell = 'chromium-headless-shell'
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function findOrInstallChromium() {
  const found = find()
  if (found && (process.env.CHROME_PATH || found.endsWith(headlessShell) || !isDebianRoot())) return found
  const [how, command, args] = isDebianRoot()
    ? [
        'with apt-get',
        'sh',
        ['-c', `apt-get update -q && apt-get install -y -q --no-install-recommends ${headlessShell}`],
      ]
    : ["with Playwright's installer", process.execPath, [playwrightCli(), 'install', 'chromium']]
  console.log(`No headless Chromium found for the browser tests: installing one ${how}.`)
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  const installed = status === 0 ? find() : found
  if (installed) return installed
  console.error('Chromium could not be installed. Install one yourself and set CHROME_PATH to its program.')
  process.exit(1)
}

function find() {
  const configured = process.env.CHROME_PATH
  if (configured) {
    if (existsSync(configured)) return configured
    console.error(`CHROME_PATH names ${configured}, which does not exist.`)
    process.exit(1)
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((place) => place && existsSync(place))
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const playwrightCli = () => fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(findOrInstallChromium())
