import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { mailServer } from '#tests/support/mail-server.ts'
import { backupName } from '../../backups/retention.ts'
import { readConfig } from '../../config.ts'
import { backups, diskFinding, machineFindings, nodeFinding } from './machine.ts'
import { mailFindings } from './mail-server.ts'

const now = new Date('2026-11-14T08:00:00Z')
const clock = () => now
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-doctor-'))
  return () => rm(folder, { recursive: true, force: true })
})

test.each([
  [100, 1000, 'fine'],
  [0.9, 10, 'attention'],
  [40, 1000, 'attention'],
])('a disk with %d of %d GB free: %s', (free, size, level) => {
  expect(diskFinding(free * 1024 ** 3, size * 1024 ** 3).level).toBe(level)
})

test('a Node.js without security fixes is told', () => {
  expect(nodeFinding('20.20.2').level).toBe('attention')
  expect(nodeFinding('24.1.0').level).toBe('fine')
})

test('a data folder that is missing or open to others, and a readable secret are told', async () => {
  const data = path.join(folder, 'data')
  const found = async () =>
    (await machineFindings(readConfig({ DATA_DIR: data }), clock)).find(
      ({ topic }) => topic === 'Data folder',
    )
  expect((await found())?.level).toBe('attention')
  await mkdir(data)
  await chmod(data, 0o755)
  expect((await found())?.level).toBe('fine')
  const secret = path.join(data, 'session-secret')
  await writeFile(secret, 'x')
  await chmod(secret, 0o644)
  expect((await found())?.text).toContain('session-secret')
  await chmod(secret, 0o600)
  expect((await found())?.level).toBe('fine')
  await chmod(data, 0o777)
  expect((await found())?.text).toContain('may write')
})

test('no backup, none yet, an old one and a new one are told apart', async () => {
  const backupDir = path.join(folder, 'backups')
  const of = async (folder: string | undefined) => {
    const settings = { publicUrl: 'https://zilbazar.mu', backups: { folder, keep: 14, key: undefined } }
    return (await backups(settings, clock))[0]
  }
  const made = async (hoursAgo: number) => {
    await mkdir(backupDir, { recursive: true })
    await writeFile(path.join(backupDir, backupName(new Date(now.getTime() - hoursAgo * 3600_000))), '')
  }
  expect(await of(undefined)).toMatchObject({ level: 'attention' })
  expect((await of(backupDir))?.text).toBe(`there is none in ${backupDir} yet.`)
  await made(50)
  expect(await of(backupDir)).toMatchObject({ level: 'attention', text: 'the newest is 50 hours old.' })
  await made(3)
  await writeFile(path.join(backupDir, 'erased-people.jsonl'), '')
  expect(await of(backupDir)).toMatchObject({ level: 'fine', text: 'the newest is 3 hours old' })
})

test('the mail server is connected to, and one that cannot be reached is told without the password', async () => {
  const server = await mailServer()
  expect(await mailFindings(server.url)).toMatchObject([{ level: 'fine' }])
  const [finding] = await mailFindings('smtp://user:hidden@127.0.0.1:1')
  expect(finding).toMatchObject({ level: 'attention', text: expect.stringMatching(/^127\.0\.0\.1 cannot/) })
  expect(finding?.text).not.toContain('hidden')
  expect(await mailFindings(undefined)).toEqual([])
})
