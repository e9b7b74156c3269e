import type { Sql } from 'postgres'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { isPublicAddress } from '../is-demo-on.ts'
import { attention, type Finding, fine, refused } from './finding.ts'
import { isHttps } from './settings.ts'

const oldestVersion = 15
const mostClockSeconds = 5

interface Row {
  version: string
  versionNumber: number
  nowMs: number
  demoStores: number
  openDemoAccounts: number
  owners: number
  ownersWithoutFactor: number
}

/** What the database says: the demo in it, the website owners, its version and its clock. */
export async function dataFindings(sql: Sql, config: Config, clock: Clock): Promise<Finding[]> {
  const { everyDemoAddress } = await import('#demo/accounts.ts')
  const { noPassword } = await import('#demo/load/people.ts')
  const asked = clock().getTime()
  const [row] = await sql<Row[]>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as "versionNumber",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
      (select count(*)::int from stores join users on users.id = stores.user_id
        where users.email like ${everyDemoAddress}) as "demoStores",
      (select count(*)::int from users where email like ${everyDemoAddress} and password_hash <> ${noPassword})
        + (select count(*)::int from website_owners where email like ${everyDemoAddress}) as "openDemoAccounts",
      (select count(*)::int from website_owners where email not like ${everyDemoAddress}) as owners,
      (select count(*)::int from website_owners where email not like ${everyDemoAddress} and totp_secret is null)
        as "ownersWithoutFactor"`
  if (!row) return []
  return [
    ...(isPublicAddress(config.publicUrl) ? demo(row, config) : []),
    owners(row),
    row.versionNumber >= oldestVersion * 10_000
      ? fine('PostgreSQL', row.version)
      : attention('PostgreSQL', `${row.version} is too old: version ${oldestVersion} or newer is needed.`),
    clockFinding(row.nowMs - (asked + clock().getTime()) / 2),
  ]
}

function demo({ demoStores, openDemoAccounts }: Row, config: Config): Finding[] {
  const accounts =
    'The demo’s accounts can be used, and everybody knows their password. A start with DEMO=off shuts them.'
  return [
    demoStores > 0
      ? attention(
          'Demo content',
          `${demoStores} stores are the demo’s. npm run demo -- --remove takes all of it away.`,
        )
      : fine('Demo content', 'none'),
    openDemoAccounts === 0
      ? fine('Demo accounts', 'none can be used')
      : (isHttps(config) ? refused : attention)('Demo accounts', accounts),
  ]
}

function owners({ owners: total, ownersWithoutFactor }: Row): Finding {
  if (total === 0) return attention('Website owner', 'there is none: npm run owner -- add EMAIL')
  if (ownersWithoutFactor > 0)
    return attention('Website owner', `${ownersWithoutFactor} of ${total} have no second factor yet.`)
  return fine('Website owner', `${total}, all with a second factor`)
}

function clockFinding(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return seconds <= mostClockSeconds
    ? fine('Clock', 'as the database’s')
    : attention(
        'Clock',
        `${seconds} seconds ${aheadMs > 0 ? 'behind' : 'ahead of'} the database’s. Switch on time synchronisation: discounts, sessions and codes depend on it.`,
      )
}
