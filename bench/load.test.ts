import { expect, test } from 'vitest'
import { metricIn } from './load.ts'

const text = `# HELP nodejs_eventloop_lag_p99_seconds The 99th percentile.
# TYPE nodejs_eventloop_lag_p99_seconds gauge
nodejs_eventloop_lag_p99_seconds 0.0121
process_resident_memory_bytes 1.5e8
`

test('a figure is read from the metrics, and a missing one is named', () => {
  expect(metricIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBe(0.0121)
  expect(metricIn(text, 'process_resident_memory_bytes')).toBe(150_000_000)
  expect(() => metricIn(text, 'nothing')).toThrow('nothing')
})
