import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { backupName, newestBackup } from '../backups/retention.ts'

const folder = async () => {
  const made = await mkdtemp(path.join(tmpdir(), 'zilbazar-metrics-'))
  whenFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

/** The lines of `/metrics` by name and labels. */
async function figuresOf({ app }: Pick<Awaited<ReturnType<typeof testApp>>, 'app'>) {
  const { body } = await app.inject('/metrics')
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('cache, pool, jobs, disk, backups and the event loop have figures', async () => {
  const backupDir = await folder()
  await writeFile(path.join(backupDir, backupName(new Date('2026-11-14T07:00:00Z'))), '')
  const shop = await testApp({ backups: { folder: backupDir, keep: 14, key: undefined } })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  for (let time = 0; time < 3; time += 1) await shop.app.inject('/api/product/hot-deals')
  await shop.visitor().client.account.forgotPassword({ email: (await shop.given.user()).email })

  await vi.waitFor(async () => {
    const figures = await figuresOf(shop)
    expect(figures.get('jobs_tried_total{queue="mail",outcome="done"}')).toBe(1)
    expect(figures.get('jobs_waiting{queue="mail"}') ?? 0).toBe(0)
    expect(figures.get('response_cache_made_total')).toBe(1)
    expect(figures.get('response_cache_hits_total')).toBe(2)
    expect(figures.get('response_cache_answers')).toBe(1)
    expect(figures.get('response_cache_bytes')).toBeGreaterThan(100)
    expect(figures.get('database_pool_size')).toBeGreaterThan(0)
    expect(figures.get('database_pool_under_way')).toBe(0)
    expect(figures.get('disk_free_bytes')).toBeGreaterThan(0)
    expect(figures.get('disk_size_bytes')).toBeGreaterThan(figures.get('disk_free_bytes') ?? 0)
    expect(figures.get('backup_age_seconds')).toBe(3600)
    expect(figures.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
    expect(
      figures.get(
        'http_request_duration_seconds_count{method="POST",route="/api/auth/forgot-password",status="200"}',
      ),
    ).toBe(1)
  })

  await shop.changed()
  expect((await figuresOf(shop)).get('response_cache_outdated_total')).toBe(1)
})

test('jobs that wait and jobs that were given up are counted by queue', async () => {
  const shop = await testApp()
  await shop.database.sql`
    insert into pgboss.job (name, state, start_after) values
      ('mail', 'created', now() - interval '90 seconds'), ('mail', 'created', now() + interval '1 hour'),
      ('mail', 'failed', now()), ('fees', 'completed', now())`
  const figures = await figuresOf(shop)
  expect(figures.get('jobs_waiting{queue="mail"}')).toBe(2)
  expect(figures.get('jobs_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(90)
  expect(figures.get('jobs_given_up{queue="mail"}')).toBe(1)
  expect(figures.has('jobs_waiting{queue="fees"}')).toBe(false)
})

test('without a backup there is no age, and a folder that is missing is no failure', async () => {
  const backupDir = path.join(await folder(), 'missing')
  const shop = await testApp({ backups: { folder: backupDir, keep: 14, key: undefined } })
  expect((await figuresOf(shop)).has('backup_age_seconds')).toBe(false)
  expect(await newestBackup(backupDir)).toBeUndefined()
})

test('at a public address the figures need a token, also from this machine', async () => {
  const open = await testApp({ publicUrl: 'https://zilbazar.mu' })
  expect((await open.app.inject('/metrics')).statusCode).toBe(404)
  const guarded = await testApp({ publicUrl: 'https://zilbazar.mu', metricsToken: 'figures for us alone' })
  const asked = (authorization: string) =>
    guarded.app.inject({ url: '/metrics', headers: { authorization } }).then(({ statusCode }) => statusCode)
  expect(await asked('Bearer figures for us alone')).toBe(200)
  for (const wrong of ['Bearer figures for us alonf', 'Bearer', '', 'figures for us alone'])
    expect(await asked(wrong)).toBe(404)
})
