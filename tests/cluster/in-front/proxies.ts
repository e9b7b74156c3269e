import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '#server/platform/process/free-port.ts'
import { runProgram, until } from '../support/programs.ts'
import { ownFolder, siteName } from '../support/site.ts'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')

/** The file as it is shipped, with its names and addresses replaced; each must be there. */
async function filled(file: string, replaced: Record<string, string>): Promise<string> {
  let text = await readFile(path.join(deploy, file), 'utf8')
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`)
    text = text.replaceAll(from, to)
  }
  return text
}

async function certificate(folder: string) {
  const [key, cert] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  const made = spawnSync('openssl', [
    ...words,
    '-keyout',
    key,
    '-out',
    cert,
    '-subj',
    `/CN=${siteName}`,
    '-addext',
    `subjectAltName=DNS:${siteName}`,
  ])
  if (made.status !== 0) throw new Error(String(made.stderr))
  return { key, cert }
}

/** Starts nginx with one of the shipped files, in front of this port. */
export async function startNginx(file: string, upstream: { shipped: string; port: number }) {
  const folder = await ownFolder()
  const { key, cert } = await certificate(folder)
  const [plain, secure] = [await freePort('127.0.0.1', 0), await freePort('127.0.0.1', 0)]
  const cache = path.join(folder, 'cache')
  await mkdir(cache)
  const site = await filled(file, {
    'listen 80 ': `listen 127.0.0.1:${plain} `,
    'listen 443 ': `listen 127.0.0.1:${secure} `,
    '/etc/ssl/zilbazar/fullchain.pem': cert,
    '/etc/ssl/zilbazar/privkey.pem': key,
    [upstream.shipped]: `server 127.0.0.1:${upstream.port}`,
  })
  await writeFile(path.join(folder, 'site.conf'), site.replace('/var/cache/nginx/zilbazar', cache))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr warn;
    events {} http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  const nginx = runProgram('nginx', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')])
  const ask = asking(secure, await readFile(cert))
  await until(() => ask('/healthz'), 'nginx', nginx.output)
  return { ask, plain, output: nginx.output }
}

export async function startVarnish(appPort: number, port: number) {
  const folder = await ownFolder()
  const vcl = await filled('varnish/zilbazar.vcl', { '.port = "3000"': `.port = "${appPort}"` })
  await writeFile(path.join(folder, 'site.vcl'), vcl)
  const varnish = runProgram('varnishd', [
    ...[
      '-F',
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      path.join(folder, 'site.vcl'),
      '-n',
      path.join(folder, 'work'),
    ],
    ...['-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
  ])
  await until(() => askPlain(port, '/healthz'), 'varnish', varnish.output)
  return varnish
}

export interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

type Headers = Record<string, string>

function asking(port: number, ca: Buffer) {
  return (url: string, headers: Headers = {}, { method = 'GET', servername = siteName, body = '' } = {}) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: url,
          method,
          ca,
          servername,
          agent: false,
          headers: { host: siteName, ...headers },
        },
        async (response) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: await buffer(response),
          }),
      )
      sent.on('error', reject).end(body)
    })
}
export type Ask = ReturnType<typeof asking>

export const askPlain = (port: number, url: string, headers: Headers = {}, method = 'GET') =>
  new Promise<Answered>((resolve, reject) => {
    const sent = plainRequest(
      { host: '127.0.0.1', port, path: url, method, agent: false, headers: { host: siteName, ...headers } },
      async (response) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await buffer(response),
        }),
    )
    sent.on('error', reject).end()
  })
