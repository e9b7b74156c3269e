import type { Change } from '#server/cache/changes.ts'
import type { Clock } from '#server/clock.ts'
import type { Tables } from '#server/database/connect.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { PostOffice } from '#server/mail/post-office.ts'
import { applicationQueries } from './applications.queries.ts'
import { applications } from './applications.service.ts'
import { applyingQueries } from './applying.queries.ts'
import { applying } from './applying.service.ts'
import { vettedStoreQueries } from './vetted-stores.queries.ts'
import { vettedStores } from './vetted-stores.service.ts'

interface Given {
  tables: Tables
  limits: Limits
  post: PostOffice
  change: Change
  clock: Clock
}

export type VettingServices = ReturnType<typeof vettingServices>

/** From a wish to show a store to what is checked about it, seen by the applicant and by the website owner. */
export function vettingServices(given: Given) {
  const { tables } = given
  return {
    applying: applying({ ...given, queries: applyingQueries(tables) }),
    applications: applications({ ...given, queries: applicationQueries(tables) }),
    vettedStores: vettedStores({ ...given, queries: vettedStoreQueries(tables) }),
  }
}
