import { defineConfig } from 'vitest/config'
import { endpointTables } from './scripts/endpoint-tables.ts'
import { patienceMs } from './tests/support/patience.ts'

export default defineConfig({
  plugins: [endpointTables()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/faults/**/*.test.ts', 'tests/support/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/patient-waits.ts',
    // Files share the modules they import, which they would spend most of their time on otherwise.
    isolate: false,
    maxWorkers: 3,
    // No test is judged by its speed: these only end what hangs.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patienceMs } },
  },
})
