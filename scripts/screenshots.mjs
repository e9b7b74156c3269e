// Takes the pictures of docs/screenshots from a running Zilbazar.
// node scripts/screenshots.mjs [--url http://localhost:3000] [--only home]
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findOrInstallChromium } from './chromium.mjs'
import { siteClient } from './site-client.mjs'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../docs/screenshots')
/** Only the home page is taken at every size. */
const homeSizes = [
  { width: 1440, height: 1240 },
  { width: 1024, height: 1100 },
  { width: 390, height: 1500 },
]
const usualSizes = [
  { width: 1280, height: 1000 },
  { width: 390, height: 1200 },
]

/** @type {readonly 'light'[]} */
const lightScheme = ['light']
/** @type {readonly ('light' | 'dark')[]} */
const bothSchemes = ['light', 'dark']

/** @typedef {'shopper' | 'store' | 'owner'} Who */

/** Screens that need a login use the demo's accounts: their login calls and emails. */
const password = 'Lagon-bleu-2026'
/** @type {Record<Who, Record<string, string>>} */
const logins = {
  shopper: { '/auth/login': 'shopper@zilbazar.demo' },
  store: { '/auth/login': 'shopkeeper@zilbazar.demo', '/auth/admin/login': 'store@zilbazar.demo' },
  owner: { '/owner/login': 'owner@zilbazar.demo' },
}
/**
 * @param {string} name
 * @returns {Who | undefined}
 */
function whoSees(name) {
  if (['settings', 'wishlist'].includes(name)) return 'shopper'
  if (name.startsWith('dashboard')) return 'store'
  if (name.startsWith('console')) return 'owner'
  return undefined
}

/** @typedef {import('../src/web/shared/api/client.ts').Client} Client */

/**
 * The name of each screen and how to find a good address for it.
 * @type {Record<string, (client: Client) => string | Promise<string>>}
 */
const screens = {
  home: () => '/',
  'hot-deals': () => '/hot-deals',
  'new-arrivals': () => '/new-arrivals?best-rated=true',
  'featured-products': () => '/featured-products',
  'best-rated-products': () => '/best-rated-products?page=2',
  'best-rated-stores': () => '/best-rated-stores',
  category: async ({ catalogue }) => `/category/${idOf((await catalogue.categoryTree({}))[3])}`,
  stores: () => '/stores',
  map: () => '/map',
  search: () => '/search?q=basket',
  'search-close': () => '/search?q=wakoas',
  product: async ({ catalogue }) => `/product/${idOf((await catalogue.flashSales({})).products[1])}`,
  store: async ({ catalogue }) => `/store/${idOf((await catalogue.bestRatedStores({})).stores[3])}`,
  'not-found': () => '/no-such-page',
  signup: () => '/signup',
  login: () => '/login',
  settings: () => '/settings',
  wishlist: () => '/wishlist',
  'store-signup': () => '/admin/signup',
  'store-login': () => '/admin/login',
  'dashboard-insights': () => '/admin/dashboard/insights',
  'dashboard-profile': () => '/admin/dashboard/profile',
  'dashboard-edit': () => '/admin/dashboard/profile/edit',
  'dashboard-announcement': () => '/admin/dashboard/profile/announcement',
  'dashboard-hours': () => '/admin/dashboard/profile/hours',
  'dashboard-products': () => '/admin/dashboard/products',
  'dashboard-new-product': () => '/admin/dashboard/products/create',
  'dashboard-fees': () => '/admin/dashboard/fees',
  'console-today': () => '/owner',
  'console-vetting': () => '/owner/vetting',
  'console-moderation': () => '/owner/moderation',
  'console-promotion': () => '/owner/promotion',
  'console-categories': () => '/owner/categories',
  'console-fees': () => '/owner/fees',
  'console-banners': () => '/owner/banners',
  'console-holidays': () => '/owner/holidays',
  'console-payment-details': () => '/owner/payment-details',
}

/** @param {{ _id: string } | undefined} row */
function idOf(row) {
  if (!row) throw new Error('The catalogue has too little in it to show.')
  return row._id
}

function options() {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } })
    const { url = 'http://localhost:3000', only } = values
    const chosen = Object.entries(screens).filter(([name]) => !only || name === only)
    if (chosen.length > 0) return { url, chosen }
  } catch {
    // Falls through to the explanation.
  }
  console.error(
    `Usage: node scripts/screenshots.mjs [--url http://localhost:3000] [--only ${Object.keys(screens).join('|')}]`,
  )
  process.exit(2)
}

/** @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Session */

/**
 * Each account logs in once, because more logins would look like an attack.
 * @type {Map<Who, Session>}
 */
const sessions = new Map()
/** @param {Who | undefined} who */
async function sessionOf(who) {
  if (!who) return undefined
  if (!sessions.has(who)) {
    const context = await browser.newContext()
    for (const [call, email] of Object.entries(logins[who])) {
      const answer = await context.request.post(`${url}/api${call}`, { data: { email, password } })
      if (!answer.ok()) throw new Error(`${email} cannot log in: ${(await answer.json()).message}`)
    }
    sessions.set(who, await context.storageState())
    await context.close()
  }
  return sessions.get(who)
}

const { url, chosen } = options()
const client = await siteClient(url)
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
for (const [name, findAddress] of chosen) {
  const address = await findAddress(client)
  for (const colorScheme of name === 'home' ? bothSchemes : lightScheme) {
    for (const viewport of name === 'home' ? homeSizes : usualSizes) {
      const storageState = await sessionOf(whoSees(name))
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', storageState })
      await page.goto(url + address, { waitUntil: 'networkidle' })
      const file = `${name}-${viewport.width}-${colorScheme}.png`
      // A colour palette looks the same and takes a third of the size.
      await sharp(await page.screenshot())
        .png({ palette: true, effort: 8 })
        .toFile(path.join(folder, file))
      console.log(file)
      await page.close()
    }
  }
}
await browser.close()
