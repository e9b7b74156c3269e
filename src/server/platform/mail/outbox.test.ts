import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mailsIn } from '#tests/support/mail.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { outbox } from './outbox.ts'

const mail = (subject: string) => ({
  from: 'Zilbazar <hello@zilbazar.mu>',
  to: { name: 'Anaïs', address: 'anais@example.test' },
  subject,
  text: 'Ti mo: déjà vu = même chose\n'.repeat(5),
  html: '<p>Déjà vu</p>',
  messageId: '<1@zilbazar.mu>',
})

test('mails in the outbox are .eml files whose names sort by time', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zilbazar-outbox-'))
  whenFinished(() => rm(dataDir, { recursive: true }))
  const folder = path.join(dataDir, 'deep', 'outbox')
  let now = new Date('2026-11-14T08:00:00.123Z')
  const { deliver } = outbox(folder, () => now)
  await deliver(mail('Zoo'))
  now = new Date('2026-11-14T08:00:00.124Z')
  await deliver(mail('L’été à Mahébourg / ../ "vite"'))

  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^20261114-080000123-zoo-[0-9a-f]{6}\.eml$/),
    expect.stringMatching(/^20261114-080000124-l-ete-a-mahebourg-vite-[0-9a-f]{6}\.eml$/),
  ])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const [first, second] = await mailsIn(folder)
  expect(first).toMatchObject({ subject: 'Zoo', to: 'Anaïs <anais@example.test>', html: '<p>Déjà vu</p>' })
  expect(first?.text).toBe('Ti mo: déjà vu = même chose\n'.repeat(5).trimEnd())
  expect(second?.subject).toBe('L’été à Mahébourg / ../ "vite"')
})
