import { defineConfig } from 'vitest/config'
import { endpointTables } from './scripts/endpoint-tables.ts'
import { patienceMs } from './tests/support/patience.ts'

/** Tests with real programs around the app; apart from the others, because these are not installed everywhere. */
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/each-test-file.ts',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: patienceMs } },
  },
  plugins: [endpointTables()],
})
