import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { users } from '../database/schema/index.ts'
import type { PictureStore } from '../images/picture-store.ts'
import { isDemoOn, isPublic } from './is-demo-on.ts'

interface Preparation {
  config: Config
  database: Database
  url: string
  pictures: PictureStore
  clock: Clock
  say: (sentence: string) => void
}

/** Fills an empty catalogue with the demo where that is on; returns the lines about its accounts. */
export async function prepareDemo({
  config,
  database,
  url,
  pictures,
  clock,
  say,
}: Preparation): Promise<string[]> {
  const { closeConsoleToAll, openConsoleToAll } = await import('#demo/load/website-owner.ts')
  const { openAccounts, shutAccounts } = await import('#demo/load/shut-accounts.ts')
  if (!isDemoOn(config)) {
    if (await database.sql.begin(shutAccounts))
      say(
        'The demo is off: its accounts, which everybody knows the password of, are shut and logged out. npm run demo -- --remove takes all of the demo away.',
      )
    return []
  }
  if (isPublic(config))
    say(
      'ATTENTION: THE DEMO IS ON AT A PUBLIC ADDRESS. Everybody who knows its password can open the console and change everything. Start with DEMO=off for anything real.',
    )
  const { demoAccounts, demoPassword } = await import('#demo/accounts.ts')

  if (await isEmpty(database)) {
    const { loadDemo } = await import('#demo/load-demo.ts')
    const { defaultSize } = await import('#demo/catalogue.ts')
    const { ArtworksMissing } = await import('#demo/demo-refused.ts')
    await loadDemo({
      database,
      url,
      pictures,
      size: defaultSize,
      now: clock(),
      onProgress: sayEachStage(say),
    }).catch((error: unknown) => {
      if (!(error instanceof ArtworksMissing)) throw error
      say(`${error.message} The catalogue stays empty; DEMO=off starts without the demo.`)
    })
  }
  const [shopper] = await database.tables
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoAccounts.shopper))
  if (!shopper) {
    await closeConsoleToAll(database.sql)
    return []
  }
  await openAccounts(database.sql)
  await openConsoleToAll(database.sql, clock())
  return [
    '',
    `Demo accounts, all with the password ${demoPassword}`,
    `  shopper        ${demoAccounts.shopper}`,
    `  store owner    ${demoAccounts.store}  (the person behind it: ${demoAccounts.shopkeeper})`,
    `  website owner  ${demoAccounts.websiteOwner}  (at ${config.publicUrl}/owner, without a second factor: for the demo alone)`,
  ]
}

async function isEmpty({ sql }: Database): Promise<boolean> {
  const [row] = await sql<{ empty: boolean }[]>`select not exists (select from stores) as empty`
  return row?.empty ?? true
}

/** One line at the start of each stage, and one at every quarter of the long ones. */
function sayEachStage(say: (sentence: string) => void) {
  let last = ''
  return (stage: string, done: number, total: number) => {
    const quarter = total > 100 ? Math.floor((done / total) * 4) * 25 : 0
    const line =
      quarter > 0 && quarter < 100 ? `Demo catalogue: ${stage}, ${quarter} %` : `Demo catalogue: ${stage}`
    if (line !== last && done < total) say(line)
    last = line
  }
}
