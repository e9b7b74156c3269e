import type { CDPSession, Page } from '@playwright/test'
import { long } from '../support/long.ts'
import { prepare } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Milliseconds from the first paint to the tap. The printed waits say something only on a machine that is idle otherwise. */
const moments = [0, 50, 100, 200, 400, 800, 1600]

interface Control {
  name: string
  address: string
  /** What is tapped. */
  selector: string
  /** Resolves when the tap has done its work. */
  done: (page: Page) => Promise<void>
}

const controls: Control[] = [
  {
    name: 'heart',
    address: '/hot-deals',
    selector: 'main li button[aria-pressed]',
    done: async (page) => {
      // The page itself looks at every frame, because the toast disappears.
      await page.waitForFunction(() =>
        document.body.textContent.includes('Please log in to use the wishlist.'),
      )
    },
  },
  {
    name: 'menu',
    address: '/',
    selector: 'header button[aria-expanded]',
    done: (page) => expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible(),
  },
  {
    name: 'search',
    address: '/',
    selector: 'header input[role=combobox]',
    done: (page) => expect(page.getByRole('combobox', { name: 'Search products and stores' })).toBeFocused(),
  },
]

for (const control of controls) {
  test(
    `the ${control.name} tapped at any moment after the first paint answers`,
    long,
    async ({ browser, baseURL }) => {
      const waits: string[] = []
      for (const moment of moments) {
        const context = await browser.newContext({
          baseURL,
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
          serviceWorkers: 'block',
        })
        await prepare(context)
        const page = await context.newPage()
        const waited = await tapped(page, control, moment)
        waits.push(`${moment} ms: ${Math.round(waited)}`)
        await context.close()
      }
      console.log(
        `${control.name}, milliseconds from the tap to the next paint, by moment: ${waits.join(', ')}`,
      )
    },
  )
}

/** Opens the page on a processor four times slower and taps. Returns how long the tap waited for the next paint. */
async function tapped(page: Page, { address, selector, done }: Control, moment: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  const painted = new Promise<{ x: number; y: number }>((resolve) => {
    void page.exposeFunction('firstPaint', (x: number, y: number) => resolve({ x, y }))
  })
  await page.addInitScript((wanted) => {
    const page = window as unknown as { firstPaint: (x: number, y: number) => void; waits: number[] }
    page.waits = []
    let firstPaintAt = Number.POSITIVE_INFINITY
    new PerformanceObserver((list) => {
      const first = list.getEntries().find(({ name }) => name === 'first-contentful-paint')
      if (!first) return
      firstPaintAt = first.startTime
      sayWhere()
    }).observe({ type: 'paint', buffered: true })
    function sayWhere() {
      const box = document.querySelector(wanted)?.getBoundingClientRect()
      if (box) page.firstPaint(box.x + box.width / 2, box.y + box.height / 2)
      else requestAnimationFrame(sayWhere)
    }
    new PerformanceObserver((list) => {
      // A browser also reports that the page opened under the pointer, before anything was to be seen.
      const ofTaps = list.getEntries().filter(({ startTime }) => startTime >= firstPaintAt)
      for (const { name, duration } of ofTaps)
        if (/^(pointer|touch|click|mouse)/.test(name)) page.waits.push(duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }, selector)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'commit' })
  const at = await painted
  await new Promise((resolve) => setTimeout(resolve, moment))
  await tapAt(devtools, at)
  await done(page)
  return page.evaluate(() => Math.max(0, ...(window as unknown as { waits: number[] }).waits))
}

async function tapAt(devtools: CDPSession, at: { x: number; y: number }): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
