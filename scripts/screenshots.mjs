// Takes the pictures of docs/screenshots from a running Zilbazar.
// node scripts/screenshots.mjs [--url http://localhost:3000] [--only home]
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findOrInstallChromium } from './chromium.mjs'

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../docs/screenshots')
/** The home page at every size; the others as most people see them. */
const homeSizes = [
  { width: 1440, height: 1240 },
  { width: 1024, height: 1100 },
  { width: 390, height: 1500 },
]
const usualSizes = [
  { width: 1280, height: 1000 },
  { width: 390, height: 1200 },
]

/** What only somebody signed in sees is taken with the demo's accounts: the calls that let them in, and who uses which. */
const password = 'Lagon-bleu-2026'
const logins = {
  shopper: { '/auth/login': 'shopper@zilbazar.demo' },
  store: { '/auth/login': 'shopkeeper@zilbazar.demo', '/auth/admin/login': 'store@zilbazar.demo' },
  owner: { '/owner/login': 'owner@zilbazar.demo' },
}
function whoSees(name) {
  if (['settings', 'wishlist'].includes(name)) return 'shopper'
  if (name.startsWith('dashboard')) return 'store'
  if (name.startsWith('console')) return 'owner'
  return undefined
}

const answer = async (url, call) => (await fetch(`${url}/api${call}`)).json()
const firstStore = async (url) => (await answer(url, '/product/best-rated-stores')).stores[3]._id

/** Each screen: its name, and how to find an address that shows it well. */
const screens = {
  home: () => '/',
  'hot-deals': () => '/hot-deals',
  'new-arrivals': () => '/new-arrivals?best-rated=true',
  'featured-products': () => '/featured-products',
  'best-rated-products': () => '/best-rated-products?page=2',
  'best-rated-stores': () => '/best-rated-stores',
  category: async (url) => `/category/${(await answer(url, '/product/product-category-tree'))[3]._id}`,
  stores: () => '/stores',
  search: () => '/search?q=basket',
  'search-close': () => '/search?q=wakoas',
  product: async (url) => `/product/${(await answer(url, '/product/flash-sales')).products[1]._id}`,
  store: async (url) => `/store/${await firstStore(url)}`,
  'not-found': () => '/no-such-page',
  signup: () => '/signup',
  login: () => '/login',
  settings: () => '/settings',
  wishlist: () => '/wishlist',
  'store-signup': () => '/admin/signup',
  'store-login': () => '/admin/login',
  'dashboard-profile': () => '/admin/dashboard/profile',
  'dashboard-edit': () => '/admin/dashboard/profile/edit',
  'dashboard-announcement': () => '/admin/dashboard/profile/announcement',
  'dashboard-products': () => '/admin/dashboard/products',
  'dashboard-new-product': () => '/admin/dashboard/products/create',
  'console-today': () => '/owner',
  'console-vetting': () => '/owner/vetting',
  'console-moderation': () => '/owner/moderation',
  'console-promotion': () => '/owner/promotion',
  'console-categories': () => '/owner/categories',
  'console-fees': () => '/owner/fees',
}

function options() {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } })
    const { url = 'http://localhost:3000', only } = values
    if (!only || only in screens) return { url, names: only ? [only] : Object.keys(screens) }
  } catch {
    // Falls through to the explanation.
  }
  console.error(
    `Usage: node scripts/screenshots.mjs [--url http://localhost:3000] [--only ${Object.keys(screens).join('|')}]`,
  )
  process.exit(2)
}

/** Whoever it is logs in once: more would look like an attack. */
const sessions = new Map()
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

const { url, names } = options()
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
for (const name of names) {
  const address = await screens[name](url)
  for (const colorScheme of name === 'home' ? ['light', 'dark'] : ['light']) {
    for (const viewport of name === 'home' ? homeSizes : usualSizes) {
      const storageState = await sessionOf(whoSees(name))
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', storageState })
      await page.goto(url + address, { waitUntil: 'networkidle' })
      const file = `${name}-${viewport.width}-${colorScheme}.png`
      // A palette of colours is enough for the eye and a third of the size.
      await sharp(await page.screenshot())
        .png({ palette: true, effort: 8 })
        .toFile(path.join(folder, file))
      console.log(file)
      await page.close()
    }
  }
}
await browser.close()
