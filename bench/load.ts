import { measure } from './generator.ts'
import { shuffled } from './random.ts'
import type { BenchRequest } from './request.ts'

/** How often node looks at its event loop; the figure in /metrics has this in it. */
const lookEveryMs = 10

/** The delay of the event loop and the memory of the app under reads of every kind. */
export async function measureLoad(origin: string, requests: readonly BenchRequest[], seconds: number) {
  const metrics = async () => (await fetch(`${origin}/metrics`)).text()
  await measure(origin, shuffled(requests), 2)
  // Reading the metrics begins a new measurement.
  await metrics()
  const { perSecond } = await measure(origin, shuffled(requests), Math.max(5, seconds))
  const text = await metrics()
  return {
    eventLoopP99Ms: Math.max(0, metricIn(text, 'nodejs_eventloop_lag_p99_seconds') * 1000 - lookEveryMs),
    memoryMb: metricIn(text, 'process_resident_memory_bytes') / 1024 / 1024,
    perSecond,
  }
}

/** One figure of Prometheus' text format. */
export function metricIn(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  if (!line) throw new Error(`/metrics has no ${name}.`)
  return Number(line.slice(name.length + 1))
}
