import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'

/** Backdates the last password entry of every session of this account. */
export async function enteredPasswordLongAgo(email: string): Promise<void> {
  const config = readConfig({ DATA_DIR: process.env.E2E_DATA_DIR })
  const { database, close } = await openDatabase({ config, say: () => {}, beside: 'a test' })
  try {
    await database.sql`
      update sessions set password_entered_at = now() - interval '16 minutes'
      where user_id in (select id from users where email = ${email})
        or store_id in (select id from stores where email = ${email})`
  } finally {
    await close()
  }
}
