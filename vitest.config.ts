import { defineConfig } from 'vitest/config'
import { endpointTables } from './scripts/endpoint-tables.ts'
import { mendedDriver } from './scripts/mended-driver.ts'
import { patienceMs } from './tests/support/patience.ts'

/** For both parts: files share the modules they import, which they would spend most of their time on otherwise. */
const everywhere = {
  setupFiles: 'tests/support/each-test-file.ts',
  isolate: false,
  // No test is judged by its speed: these only end what hangs.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: patienceMs } },
}

export default defineConfig({
  test: {
    maxWorkers: 4,
    // One after the other: a worker that changes between the two would import everything anew each time.
    projects: [
      {
        test: {
          ...everywhere,
          name: 'server',
          include: [
            'src/{contract,demo,domain,server}/**/*.test.ts',
            'tests/{faults,scaling,security,support,upgrades}/**/*.test.ts',
            'bench/*.test.ts',
          ],
          globalSetup: 'tests/support/global-setup.ts',
          sequence: { groupOrder: 0 },
          // So that the plugin sees it.
          server: { deps: { inline: ['postgres'] } },
        },
        plugins: [endpointTables(), mendedDriver()],
      },
      {
        test: {
          ...everywhere,
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 1 },
        },
        plugins: [endpointTables()],
      },
    ],
  },
})
