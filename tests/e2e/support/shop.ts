import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type ConsoleMessage, expect, type Page, test as plain } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}

/** Playwright's test, except that `goto` waits for hydration, and a console error or warning fails the test. */
export const test = plain.extend<{ consoleErrors: string[] }>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', openWhenInteractive)
    await use(context)
  },
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()) && !isServiceWorkerBlocked(message.text()))
          consoleErrors.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => consoleErrors.push(error.message))
      await use(consoleErrors)
      expect(consoleErrors, 'what the page said in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Most tests block the service worker, and the failed registration is logged. */
const isServiceWorkerBlocked = (said: string) =>
  said.startsWith('Service Worker registration blocked by Playwright')

export { expect }

/** The current page breaks no rule of WCAG 2.2 AA and no best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // A toast that is fading out has too little contrast for a moment, so the check is repeated.
  await expect(() => expectNoViolation(page)).toPass({ timeout: 60_000 })
}

async function expectNoViolation(page: Page): Promise<void> {
  await untilSettled(page)
  // Evaluated rather than added as a script tag, so that the content security policy stays active.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found).toEqual([])
}

/** `goto` and `reload` wait for hydration, because people do not press a button before it either. */
function openWhenInteractive(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await untilInteractive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await untilInteractive(page)
    return response
  }
}

/**
 * Moves the pointer, because a page's program starts when somebody uses the page. Waits until the frame is hydrated and
 * the browser is idle, because other parts hydrate later.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  await page.waitForFunction(
    () => document.documentElement.dataset.interactive || !document.querySelector('script[data-program]'),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Waits until nothing is loading or animated. */
async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { iterations } = animation.effect?.getTiming() ?? {}
      return iterations === Number.POSITIVE_INFINITY || animation.playState === 'finished'
    }),
  )
}
