import { defineConfig } from 'vitest/config'
import { endpointTables } from './scripts/endpoint-tables.ts'

export default defineConfig({
  plugins: [endpointTables()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/faults/**/*.test.ts', 'tests/support/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    // Files share the modules they import, which they would spend most of their time on otherwise.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
