import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (file: string) => readFile(file, 'utf8')
const scripts: Record<string, string> = JSON.parse(await read('package.json')).scripts
const dockerfile = (await read('Dockerfile')).replaceAll('\\\n', ' ').split('\n')
const instructions = (name: string) =>
  dockerfile.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length).trim())

/** What the build makes. */
const made = ['node_modules', 'dist']

test('the image copies only what exists, and everything that a deployment without a checkout needs', async () => {
  const copied = instructions('COPY')
    .filter((line) => line.startsWith('--from=build'))
    .flatMap((line) => line.split(/\s+/).slice(1, -1))
    .map((place) => place.replace('/app/', ''))
  for (const place of copied)
    expect([place, made.includes(place) || existsSync(place)]).toEqual([place, true])
  const needed = /copy ((?:`[^`]+`[,\s]*(?:and\s)?)+)/.exec(await read('docs/operations.md'))?.[1] ?? ''
  expect(copied.sort()).toEqual([...needed.matchAll(/`([^`]+)`/g)].map(([, place]) => place).sort())
})

test('the image ignores nothing that it copies or builds from', async () => {
  const ignored = (await read('.dockerignore')).split('\n').filter(Boolean)
  for (const place of ['src', 'scripts', 'public', 'package.json', 'package-lock.json', 'vite.config.ts'])
    expect(ignored).not.toContain(place)
  for (const place of ['node_modules', 'dist', 'data', '.git']) expect(ignored).toContain(place)
})

test('the image runs scripts of the package, not as root, and is asked whether it is ready', () => {
  const run = instructions('RUN').flatMap((line) => [...line.matchAll(/npm run ([\w-]+)/g)])
  expect(run.map(([, name = '']) => name in scripts)).toEqual([true])
  const [command = '[]'] = instructions('CMD')
  expect(JSON.parse(command).join(' ')).toBe(scripts.start)
  expect(instructions('USER')).toEqual(['node'])
  expect(instructions('HEALTHCHECK').join()).toContain('/readyz')
  expect(dockerfile.lastIndexOf('USER node')).toBeLessThan(
    dockerfile.findLastIndex((line) => line.startsWith('CMD')),
  )
})

test('the image has the version of Node that the project is developed with', async () => {
  const version = (await read('.nvmrc')).trim()
  for (const image of instructions('FROM')) expect(image).toMatch(new RegExp(`^node:${version}-`))
})

test('the compose file sets only settings that are documented, and asks for every secret', async () => {
  const [compose, operations, example] = await Promise.all([
    read('deploy/compose.yaml'),
    read('docs/operations.md'),
    read('deploy/compose.env.example'),
  ])
  const settings = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? ''
  const names = [...settings.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(operations).toContain(`\`${name}\``)
  const asked = new Set([...compose.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name]) => name))
  const offered = new Set([...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name))
  expect(offered).toEqual(asked)
  expect(compose).not.toMatch(/(PASSWORD|SECRET): (?!\$\{)/)
})

test('the systemd unit starts what npm start runs', async () => {
  const unit = await read('deploy/systemd/zilbazar.service')
  expect(/^ExecStart=\/usr\/bin\/(.*) --workers auto$/m.exec(unit)?.[1]).toBe(scripts.start)
  for (const hardening of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
    expect(unit.split('\n')).toContain(hardening)
})

test('nginx in the compose file gets the name of the site and all apps', async () => {
  const script = (await read('deploy/nginx/for-compose.sh'))
    .replace(/^(mkdir|exec) .*$/gm, '')
    .replace(' > "$2"', '')
  const filled = spawnSync('sh', ['-c', script, 'sh', 'deploy/nginx/zilbazar.conf'], {
    env: { ...process.env, SITE_NAME: 'shop.test', APPS: '172.30.0.11 172.30.0.12' },
  }).stdout.toString()
  expect(filled).toMatch(
    /upstream zilbazar \{[^}]*server 172\.30\.0\.11:3000 [^;]*; server 172\.30\.0\.12:3000 /,
  )
  expect(filled).not.toContain('127.0.0.1')
  expect(filled).not.toContain('zilbazar.example')
  expect(filled).toContain('server_name shop.test;')
})

test('the workflow runs what .ci/run runs, on both versions of Node and both architectures', async () => {
  const workflow = await read('.github/workflows/ci.yml')
  expect(workflow).toContain('- run: .ci/run')
  expect(workflow).toContain('node: [20, 24]')
  expect(workflow).toMatch(/machine: \[ubuntu-[\d.]+, ubuntu-[\d.]+-arm\]/)
  for (const [, name = ''] of workflow.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(name)
})
