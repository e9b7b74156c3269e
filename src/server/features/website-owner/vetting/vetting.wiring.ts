import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { storeSecondFactors } from '#server/platform/database/schema/index.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { secondFactorQueries } from '#server/platform/second-factor/second-factor.queries.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { applicationQueries } from './applications.queries.ts'
import { applications } from './applications.service.ts'
import { storeChangeQueries } from './store-changes.queries.ts'
import { storeChanges } from './store-changes.service.ts'
import { vettedStoreQueries } from './vetted-stores.queries.ts'
import { vettedStores } from './vetted-stores.service.ts'

interface Deps {
  tables: Tables
  limits: Limits
  sessions: Sessions
  mailer: Mailer
  change: Change
  clock: Clock
  emailChanges: Shared['emailChanges']
}

export type VettingServices = ReturnType<typeof vettingServices>

export function vettingServices(deps: Deps) {
  const { tables } = deps
  return {
    applications: applications({ ...deps, queries: applicationQueries(tables) }),
    vettedStores: vettedStores({
      ...deps,
      queries: vettedStoreQueries(tables),
      openEmailChange: deps.emailChanges.open,
    }),
    storeChanges: storeChanges({
      ...deps,
      queries: storeChangeQueries,
      factors: secondFactorQueries({ table: storeSecondFactors, key: storeSecondFactors.storeId }),
    }),
  }
}
