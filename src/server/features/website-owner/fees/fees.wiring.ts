import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { paidFeaturing } from '#server/shared/featured/paid-featuring.ts'
import type { FeeAccounts } from '#server/shared/fee-accounts.ts'
import type { NoteForStore } from '#server/shared/store-notifications.ts'
import { ahead } from './ahead.service.ts'
import { bankQueries } from './bank.queries.ts'
import { bank } from './bank.service.ts'
import { dailyQueries } from './daily.queries.ts'
import { type DeleteUnpaid, daily } from './daily.service.ts'
import { deletionQueries } from './deletions.queries.ts'
import { deletions } from './deletions.service.ts'
import { ledgerQueries } from './ledger.queries.ts'
import { ledger } from './ledger.service.ts'
import { paymentQueries } from './payments.queries.ts'
import { payments } from './payments.service.ts'
import { productChoice } from './product-choice.service.ts'
import { statementQueries } from './statements.queries.ts'
import { statements } from './statements.service.ts'

interface Deps {
  tables: Tables
  change: Change
  accounts: FeeAccounts
  noteForStore: NoteForStore
  mailer: Mailer
  clock: Clock
  deleteUnpaid: DeleteUnpaid
}

export type FeesServices = ReturnType<typeof feesServices>

export function feesServices(deps: Deps) {
  const { tables, clock } = deps
  const followPayments = paidFeaturing(deps.mailer)
  const deletionRows = deletionQueries(tables)
  const listed = deletions({ tables, queries: deletionRows, clock })
  const paid = payments({ ...deps, followPayments, queries: paymentQueries })
  return {
    ledger: ledger({ ...deps, queries: ledgerQueries(tables), deletions: listed }),
    payments: paid,
    productChoice: productChoice({ ...deps, followPayments, queries: paymentQueries }),
    bank: bank({ ...deps, queries: bankQueries(tables), payments: paid }),
    ahead: ahead({ ...deps, queries: paymentQueries }),
    statements: statements(statementQueries(tables), clock),
    deletions: listed,
    today: daily({ ...deps, queries: dailyQueries(tables), deletionQueries: deletionRows }),
  }
}
