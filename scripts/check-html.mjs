// Checks the HTML of pages of a running app with the W3C's Nu Html Checker, as the server sends it and as it is in
// the browser after hydration. `npm run check:html -- --url http://localhost:3000` needs Java and vnu.jar, which are no
// part of the project: `npm install --prefix /tmp/vnu vnu-jar`, then VNU_JAR=/tmp/vnu/node_modules/vnu-jar/build/dist/vnu.jar.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from './chromium.mjs'

const { url = '' } = parseArgs({ options: { url: { type: 'string' } } }).values
const jar = process.env.VNU_JAR ?? ''

/** @param {string} why */
function giveUp(why) {
  console.error(why)
  process.exit(2)
}
if (!URL.canParse(url)) giveUp('Usage: npm run check:html -- --url ADDRESS, such as http://localhost:3000')
if (!existsSync(jar))
  giveUp('Set VNU_JAR to the vnu.jar of the npm package vnu-jar; install that outside the project.')
if (spawnSync('java', ['-version']).error)
  giveUp('The checker needs Java: apt-get install default-jre-headless')

const { origin } = new URL(url)
/** @param {string} path */
const ask = async (path) => (await fetch(`${origin}/api/${path}`)).json()
const [{ products }, { stores }, tree] = await Promise.all([
  ask('product/hot-deals'),
  ask('product/public/all-stores'),
  ask('product/product-category-tree'),
])
const word = encodeURIComponent(products[0].title.split(' ')[0])

const paths = [
  '/',
  '/fr',
  '/hot-deals',
  '/fr/hot-deals?page=2',
  '/new-arrivals',
  '/featured-products',
  '/best-rated-products',
  '/fr/best-rated-stores',
  '/stores',
  '/map',
  '/fr/stores',
  `/category/${tree[0]._id}`,
  `/product/${products[0]._id}`,
  `/fr/product/${products[1]._id}`,
  `/store/${stores[0]._id}`,
  `/fr/store/${stores[1]._id}`,
  `/search?q=${word}`,
  `/fr/search?q=${word}&minRating=4&onSale=true`,
  `/compare?products=${products[0]._id}`,
  '/about',
  '/fr/terms',
  '/privacy-policy',
  '/check',
  '/contact',
  '/become-admin',
  '/signup',
  '/fr/login',
  '/admin/login',
  '/no-such-page',
]
/** Pages of the demo's accounts, which a shop without the demo has not: the call that logs each of them in. */
const signedInPaths = {
  '/auth/login': { email: 'shopper@zilbazar.demo', paths: ['/settings', '/settings/alerts', '/fr/wishlist'] },
  '/auth/admin/login': {
    email: 'store@zilbazar.demo',
    paths: ['/admin/dashboard/insights', '/admin/dashboard/products', '/fr/admin/dashboard/profile/hours'],
  },
  '/owner/login': { email: 'owner@zilbazar.demo', paths: ['/owner', '/fr/owner/moderation'] },
}

const folder = await mkdtemp(join(tmpdir(), 'check-html-'))
const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
const names = new Map()
/** @param {string} path */
async function take(path) {
  const headers = { accept: 'text/html' }
  const sent = await (await page.request.get(origin + path, { headers })).text()
  await page.goto(origin + path)
  // The scripts of a page that is only read are loaded when somebody uses it.
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  await page.waitForLoadState('networkidle')
  const inBrowser = `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`
  for (const [state, html] of Object.entries({ sent, hydrated: inBrowser })) {
    const file = join(folder, `${names.size}-${state}.html`)
    names.set(file, `${path} (${state})`)
    await writeFile(file, html)
  }
}
for (const path of paths) await take(path)
for (const [call, { email, paths: own }] of Object.entries(signedInPaths)) {
  const data = { email, password: 'Lagon-bleu-2026' }
  if (!(await page.request.post(`${origin}/api${call}`, { data })).ok()) continue
  for (const path of own) await take(path)
}
await browser.close()

const { stderr } = spawnSync(
  'java',
  ['-jar', jar, '--format', 'json', '--exit-zero-always', ...names.keys()],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
await rm(folder, { recursive: true })
/** @type {{ messages: { type: string; subType?: string; url: string; message: string; extract?: string }[] }} */
const { messages } = JSON.parse(stderr)
const errors = messages.filter(({ type }) => type !== 'info')
for (const { url: file, message, extract } of errors)
  console.error(`${names.get(file.replace('file:', ''))}: ${message}\n    ${extract?.trim() ?? ''}`)
const warnings = messages.filter(({ subType }) => subType === 'warning')
for (const text of new Set(warnings.map(({ message }) => message))) console.error(`Warning: ${text}`)
console.log(
  `${names.size} documents of ${names.size / 2} pages, ${errors.length} errors, ${warnings.length} warnings`,
)
process.exitCode = errors.length > 0 ? 1 : 0
