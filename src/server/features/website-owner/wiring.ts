import { backupRunQueries } from '#server/platform/backups/backup-runs.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { doneJobs } from '#server/platform/jobs/done-jobs.ts'
import { undoneJobs } from '#server/platform/jobs/undone-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createEncryption } from '#server/platform/second-factor/encryption.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { auditQueries } from './audit/audit.queries.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { auditService } from './audit/audit.service.ts'
import { auditSubjects } from './audit/audit-subjects.ts'
import { backupsRoutes } from './backups/backups.routes.ts'
import { bannersQueries } from './banners/banners.queries.ts'
import { bannersRoutes } from './banners/banners.routes.ts'
import { bannersService } from './banners/banners.service.ts'
import { campaignsQueries } from './campaigns/campaigns.queries.ts'
import { campaignsRoutes } from './campaigns/campaigns.routes.ts'
import { campaignsService } from './campaigns/campaigns.service.ts'
import { categoriesQueries } from './categories/categories.queries.ts'
import { categoriesRoutes } from './categories/categories.routes.ts'
import { categoriesService } from './categories/categories.service.ts'
import { contentRoutes } from './content/content.routes.ts'
import { contentServices } from './content/content.wiring.ts'
import { feesEveryDay } from './fees/daily.job.ts'
import { feesRoutes } from './fees/fees.routes.ts'
import { feesServices } from './fees/fees.wiring.ts'
import { holidaysQueries } from './holidays/holidays.queries.ts'
import { holidaysRoutes } from './holidays/holidays.routes.ts'
import { holidaysService } from './holidays/holidays.service.ts'
import { mailsRoutes } from './mails/mails.routes.ts'
import { mailsService } from './mails/mails.service.ts'
import { messagesQueries } from './messages/messages.queries.ts'
import { messagesRoutes } from './messages/messages.routes.ts'
import { messagesService } from './messages/messages.service.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moderationServices } from './moderation/moderation.wiring.ts'
import { monthlyFiguresJob } from './monthly-figures/monthly-figures.job.ts'
import { monthlyFiguresQueries } from './monthly-figures/monthly-figures.queries.ts'
import { monthlyFiguresService } from './monthly-figures/monthly-figures.service.ts'
import { paymentDetailsQueries } from './payment-details/payment-details.queries.ts'
import { paymentDetailsRoutes } from './payment-details/payment-details.routes.ts'
import { paymentDetailsService } from './payment-details/payment-details.service.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { priceChecksEveryHour } from './prices/price-checks.job.ts'
import { priceCheckQueries } from './prices/price-checks.queries.ts'
import { priceChecks } from './prices/price-checks.service.ts'
import { pricesQueries } from './prices/prices.queries.ts'
import { pricesRoutes } from './prices/prices.routes.ts'
import { pricesService } from './prices/prices.service.ts'
import { featuredEveryHour } from './promotion/midnight.job.ts'
import { midnightQueries } from './promotion/midnight.queries.ts'
import { midnight } from './promotion/midnight.service.ts'
import { promotionQueries } from './promotion/promotion.queries.ts'
import { promotionRoutes } from './promotion/promotion.routes.ts'
import { promotionService } from './promotion/promotion.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionServices } from './session/session.wiring.ts'
import { advertisingQueries } from './today/advertising.queries.ts'
import { todayQueries } from './today/today.queries.ts'
import { todayRoutes } from './today/today.routes.ts'
import { todayService } from './today/today.service.ts'
import { vettingRoutes } from './vetting/vetting.routes.ts'
import { vettingServices } from './vetting/vetting.wiring.ts'
import { vitalsQueries } from './vitals/vitals.queries.ts'
import { vitalsRoutes } from './vitals/vitals.routes.ts'
import { watchingRoutes } from './watching/watching.routes.ts'

/** Mounts what the website owner can do in the console. Returns functions that read the fees of a store. */
export function mountWebsiteOwner(
  mount: Mount,
  platform: Platform,
  shared: Shared,
  contactEmail: string | undefined,
) {
  const { tables, jobs, clock, secrets } = platform

  sessionRoutes(mount, sessionServices({ ...platform, encryption: createEncryption(secrets) }))
  const undone = undoneJobs(tables)
  todayRoutes(mount, todayService(todayQueries(tables), advertisingQueries(tables), undone, clock))
  backupsRoutes(mount, { runs: backupRunQueries(tables), settings: platform.backups, clock })
  vitalsRoutes(mount, vitalsQueries(tables), clock)
  watchingRoutes(mount, tables, clock, platform.securityLog)
  vettingRoutes(mount, vettingServices({ ...platform, emailChanges: shared.emailChanges }))
  const moderation = moderationServices({ ...platform, ...shared })
  moderationRoutes(mount, moderation)
  const { contents } = moderation
  contentRoutes(mount, contentServices({ tables, emailChanges: shared.emailChanges, contents }))
  picturesRoutes(mount, shared.pictureUploads)
  bannersRoutes(mount, bannersService({ ...platform, ...shared, queries: bannersQueries(tables) }))
  campaignsRoutes(mount, campaignsService({ ...platform, ...shared, queries: campaignsQueries(tables) }))
  promotionRoutes(mount, promotionService({ ...platform, queries: promotionQueries(tables) }))
  featuredEveryHour(jobs, midnight({ ...platform, queries: midnightQueries }))
  pricesRoutes(mount, pricesService({ ...platform, queries: pricesQueries(tables) }))
  priceChecksEveryHour(jobs, priceChecks({ ...platform, queries: priceCheckQueries }))
  categoriesRoutes(mount, categoriesService({ ...platform, queries: categoriesQueries(tables) }))
  holidaysRoutes(mount, holidaysService({ ...platform, queries: holidaysQueries(tables) }))
  messagesRoutes(mount, messagesService({ ...platform, queries: messagesQueries(tables), contactEmail }))
  mailsRoutes(mount, mailsService({ ...platform, undoneJobs: undone, doneJobs: doneJobs(tables) }))
  paymentDetailsRoutes(
    mount,
    paymentDetailsService({ ...platform, ...shared, queries: paymentDetailsQueries }),
  )
  auditRoutes(mount, auditService(auditQueries(tables), auditSubjects(tables)))

  const { deleteUnpaid } = shared.storeDeletion
  const fees = feesServices({ ...platform, ...shared, accounts: shared.fees, deleteUnpaid })
  feesRoutes(mount, fees)
  feesEveryDay(jobs, fees.today)
  monthlyFiguresJob(jobs, monthlyFiguresService({ ...platform, queries: monthlyFiguresQueries(tables) }))

  return {
    fees: fees.ledger.ofStore,
    ledger: {
      cycles: fees.ledger.cycles,
      deletion: fees.deletions.ofStore,
      receipt: fees.payments.receipt,
      statement: fees.statements.statement,
    },
  }
}
