import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/platform/project-root.ts'
import { type Children, until } from './children.ts'

export const sessionSecret = 'a secret of the cluster tests, long enough'
const processes = 3

interface SiteOptions {
  folder: string
  /** The balancer, then a port for each process. */
  firstPort: number
  places: Record<'haproxy', string>
  children: Children
  env: Record<string, string>
}

/** The built app as three processes behind a balancer that spreads each request. */
export async function startSite({ folder, firstPort, places, children, env }: SiteOptions) {
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const ports = Array.from({ length: processes }, (_, at) => firstPort + 1 + at)
  const origin = `http://127.0.0.1:${firstPort}`
  const started = ports.map((port) =>
    children.start(
      process.execPath,
      [path.join(projectRoot, 'dist/server/main.js')],
      path.join(folder, `app-${port}.log`),
      {
        cwd: projectRoot,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_URL: origin,
          // The stores of the demo change their prices.
          DEMO: 'on',
          DATA_DIR: dataDir,
          SESSION_SECRET: sessionSecret,
          // Callers come from many addresses, because limits count by address.
          TRUST_PROXY: '127.0.0.1',
          METRICS_TOKEN: metricsToken,
          MALLOC_ARENA_MAX: '2',
          ...env,
        },
      },
    ),
  )
  const proxyFile = path.join(folder, `haproxy-${firstPort}.cfg`)
  writeFileSync(proxyFile, proxySettings(firstPort, ports))
  const isUp = async (address: string) => (await fetch(`${address}/readyz`)).ok
  for (const port of ports) await until(`the app at ${port}`, () => isUp(`http://127.0.0.1:${port}`), 180_000)
  const proxy = children.start(places.haproxy, ['-db', '-f', proxyFile], path.join(folder, 'haproxy.log'))
  await until('the balancer', () => isUp(origin))

  return {
    origin,
    ports,
    /** A figure of all processes, by the server that was read from. */
    async readsByServer(): Promise<Map<string, number>> {
      const sums = new Map<string, number>()
      for (const port of ports) {
        for (const [, server = '', reads] of (await metricsOf(port)).matchAll(
          /^public_reads_total\{server="([^"]+)"\} (\d+)/gm,
        ))
          sums.set(server, (sums.get(server) ?? 0) + Number(reads))
      }
      return sums
    },
    /** In how many processes this standby is read from. */
    async usableIn(server: string): Promise<number> {
      const each = await Promise.all(ports.map(metricsOf))
      return each.filter((text) => text.includes(`standby_usable{server="${server}"} 1`)).length
    },
    async end(): Promise<void> {
      for (const child of [proxy, ...started]) await children.end(child)
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>

const metricsToken = 'cluster'

async function metricsOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  return answer.text()
}

const proxySettings = (port: number, servers: readonly number[]) => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor if-none
  option redispatch
frontend site
  bind 127.0.0.1:${port}
  default_backend apps
backend apps
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 1s fall 3 rise 1
${servers.map((each) => `  server app${each} 127.0.0.1:${each}`).join('\n')}
`
