import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { patienceMs } from './tests/support/patience.ts'

/** Workers read this file again: whatever is chosen at random is chosen once and handed on. */
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'zilbazar-e2e-'))
// PostgreSQL may run as another account here, which must be able to reach its data.
chmodSync(process.env.E2E_DATA_DIR, 0o755)
const port = process.env.E2E_PORT

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // No test is judged by its speed: these only end what hangs.
  timeout: 120_000,
  expect: { timeout: patienceMs },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  globalTeardown: './tests/e2e/support/remove-data.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every step costs a third of the time: `E2E_TRACE=on npm test -- --only browser` does.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // It would answer in place of the routes that tests lay; the tests of it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command:
      'node --import tsx tests/e2e/support/prepare-map.ts && node --import tsx tests/e2e/support/prepare-pictures.ts && exec node scripts/run-built.mjs main',
    url: `http://localhost:${port}/readyz`,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // Each test calls from an address of its own, so that one's tries do not count against another's.
    env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
    stdout: 'pipe',
  },
})
