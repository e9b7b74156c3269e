// Runs autocannon in a process of its own: reads what to do as JSON, prints what it measured as JSON.
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const { origin, requests, seconds, connections } = JSON.parse(await text(process.stdin))
const result = await autocannon({ url: origin, requests, duration: seconds, connections, timeout: 10 })
const { requests: answered, latency, non2xx, errors, timeouts } = result
const notModified = result.statusCodeStats?.['304']?.count ?? 0
process.stdout.write(
  JSON.stringify({
    perSecond: answered.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx - notModified + errors + timeouts,
    badAnswers: non2xx - notModified,
  }),
)
