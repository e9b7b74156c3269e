import type { BenchRequest, Measured } from './request.ts'

/** The requests as bytes, each after its length: a script with thousands of texts in it is refused. */
export function requestList(requests: readonly BenchRequest[], host: string): Buffer {
  return Buffer.concat(
    requests.flatMap((request) => {
      const bytes = Buffer.from(asHttp(request, host))
      return [Buffer.from(`${bytes.length}\n`), bytes]
    }),
  )
}

function asHttp({ method = 'GET', path, headers = {}, body }: BenchRequest, host: string): string {
  const all = {
    host,
    'accept-encoding': 'br, gzip',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`
}

/** A Lua script that sends the requests of a file in turn and prints the figures as one line of JSON. */
export function wrkScript(file: string): string {
  return `local turn = 0
local requests = nil
local function read()
  local found = {}
  local file = assert(io.open(${JSON.stringify(file)}, 'rb'))
  while true do
    local length = file:read('*n')
    if not length then break end
    file:read(1)
    found[#found + 1] = file:read(length)
  end
  file:close()
  return found
end
function request()
  requests = requests or read()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary, latency)
  local errors = summary.errors
  print(string.format('{"perSecond":%.1f,"p50Ms":%.3f,"p99Ms":%.3f,"failed":%d,"badAnswers":%d}',
    summary.requests / summary.duration * 1000000, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    errors.status))
end
`
}

export function parseWrk(printed: string): Measured {
  const line = printed.split('\n').find((candidate) => candidate.startsWith('{'))
  if (!line) throw new Error(`wrk printed no figures: ${printed}`)
  return JSON.parse(line) as Measured
}
