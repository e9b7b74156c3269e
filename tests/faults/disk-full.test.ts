import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { diskPictures } from '#server/platform/images/picture-store.ts'
import { photo } from '#tests/support/picture-files.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { upload } from '#tests/support/upload.ts'

const full = {
  code: 'unavailable',
  message: 'We cannot store anything right now. Please try again in a moment.',
}

test('when the disk of the database is full, writes get a 503 with a sentence', async () => {
  const { database, visitor } = await testApp()
  await database.sql.unsafe(`
    create function full_disk() returns trigger language plpgsql as $$
    begin raise 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on users for each row execute function full_disk()`)
  const newcomer = { name: 'Anjali', email: 'anjali@example.test', password: 'Chamarel-seven-earths' }
  expect(await refusal(visitor().client.account.signup(newcomer))).toEqual({ status: 503, ...full })
})

test.runIf(process.platform === 'linux')(
  'when our own disk is full, an upload gets a 503 with a sentence',
  async () => {
    // Every write to this device fails as it does on a full disk.
    const pictures = { ...diskPictures('/nowhere'), write: () => writeFile('/dev/full', 'x') }
    const { app, given, signedIn } = await testApp({ pictures })
    const browser = await signedIn('user', await given.user())
    expect(await upload(app, browser, await photo())).toMatchObject({ status: 503, body: full })
  },
)
