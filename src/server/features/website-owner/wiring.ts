import type { Mount } from '#server/platform/http/mount.ts'
import { doneJobs } from '#server/platform/jobs/done-jobs.ts'
import { undoneJobs } from '#server/platform/jobs/undone-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createEncryption } from '#server/platform/second-factor/encryption.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { auditQueries } from './audit/audit.queries.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { auditService } from './audit/audit.service.ts'
import { categoriesQueries } from './categories/categories.queries.ts'
import { categoriesRoutes } from './categories/categories.routes.ts'
import { categoriesService } from './categories/categories.service.ts'
import { feesEveryDay } from './fees/daily.job.ts'
import { feesRoutes } from './fees/fees.routes.ts'
import { feesServices } from './fees/fees.wiring.ts'
import { mailsRoutes } from './mails/mails.routes.ts'
import { mailsService } from './mails/mails.service.ts'
import { messagesQueries } from './messages/messages.queries.ts'
import { messagesRoutes } from './messages/messages.routes.ts'
import { messagesService } from './messages/messages.service.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moderationServices } from './moderation/moderation.wiring.ts'
import { promotionQueries } from './promotion/promotion.queries.ts'
import { promotionRoutes } from './promotion/promotion.routes.ts'
import { promotionService } from './promotion/promotion.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionServices } from './session/session.wiring.ts'
import { todayQueries } from './today/today.queries.ts'
import { todayRoutes } from './today/today.routes.ts'
import { todayService } from './today/today.service.ts'
import { vettingRoutes } from './vetting/vetting.routes.ts'
import { vettingServices } from './vetting/vetting.wiring.ts'

/** Mounts what the website owner can do in the console. Returns a function that reads the fees of a store. */
export function mountWebsiteOwner(
  mount: Mount,
  platform: Platform,
  shared: Shared,
  contactEmail: string | undefined,
) {
  const { tables, jobs, clock, sessionSecret } = platform

  sessionRoutes(mount, sessionServices({ ...platform, encryption: createEncryption(sessionSecret) }))
  const undone = undoneJobs(tables)
  todayRoutes(mount, todayService(todayQueries(tables), undone, clock))
  vettingRoutes(mount, vettingServices(platform))
  moderationRoutes(mount, moderationServices(platform))
  promotionRoutes(mount, promotionService({ ...platform, queries: promotionQueries(tables) }))
  categoriesRoutes(mount, categoriesService({ ...platform, queries: categoriesQueries(tables) }))
  messagesRoutes(mount, messagesService({ ...platform, queries: messagesQueries(tables), contactEmail }))
  mailsRoutes(mount, mailsService({ ...platform, undoneJobs: undone, doneJobs: doneJobs(tables) }))
  auditRoutes(mount, auditService(auditQueries(tables)))

  const { deleteUnpaid } = shared.storeDeletion
  const fees = feesServices({ ...platform, accounts: shared.fees, deleteUnpaid })
  feesRoutes(mount, fees)
  feesEveryDay(jobs, fees.today)

  return { fees: fees.ledger.ofStore }
}
