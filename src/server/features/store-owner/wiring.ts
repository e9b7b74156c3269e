import { storeSecondFactors } from '#server/platform/database/schema/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { secondFactorCodes } from '#server/platform/second-factor/codes.ts'
import { createEncryption } from '#server/platform/second-factor/encryption.ts'
import { secondFactorQueries } from '#server/platform/second-factor/second-factor.queries.ts'
import { askCurrentPassword } from '#server/platform/sessions/current-password.ts'
import { mailLinkQueries } from '#server/shared/mail-links.queries.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { announcementQueries } from './announcement/announcement.queries.ts'
import { announcementRoutes } from './announcement/announcement.routes.ts'
import { announcement } from './announcement/announcement.service.ts'
import { bulkQueries } from './bulk-edit/bulk-edit.queries.ts'
import { bulkEditRoutes } from './bulk-edit/bulk-edit.routes.ts'
import { bulkEdit } from './bulk-edit/bulk-edit.service.ts'
import { deleteProductsJob } from './bulk-edit/delete-products.job.ts'
import { ownEnquiriesQueries } from './enquiries/enquiries.queries.ts'
import { ownEnquiriesRoutes } from './enquiries/enquiries.routes.ts'
import { ownEnquiries } from './enquiries/enquiries.service.ts'
import { feedQueries } from './feed/feed.queries.ts'
import { feedRoutes } from './feed/feed.routes.ts'
import { ownFeed } from './feed/feed.service.ts'
import { ownFeesQueries } from './fees/fees.queries.ts'
import { feesRoutes } from './fees/fees.routes.ts'
import { feesService, type Ledger } from './fees/fees.service.ts'
import { hoursJob } from './hours/daily.job.ts'
import { hoursQueries } from './hours/hours.queries.ts'
import { hoursRoutes } from './hours/hours.routes.ts'
import { hoursService } from './hours/hours.service.ts'
import { hoursDailyQueries } from './hours/hours-daily.queries.ts'
import { hoursDaily } from './hours/hours-daily.service.ts'
import { sweepFigures } from './insights/figures-sweep.ts'
import { insightsQueries } from './insights/insights.queries.ts'
import { insightsRoutes } from './insights/insights.routes.ts'
import { insightsService } from './insights/insights.service.ts'
import { newsRoutes } from './news/news.routes.ts'
import { dailyMail, dailyMailJob } from './notifications/daily-mail.ts'
import { notificationQueries } from './notifications/notifications.queries.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { notificationsService } from './notifications/notifications.service.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { sweepPictures } from './pictures/sweep.ts'
import { pricesQueries } from './prices/prices.queries.ts'
import { pricesRoutes } from './prices/prices.routes.ts'
import { priceConfirmation } from './prices/prices.service.ts'
import { importQueries } from './product-import/product-import.queries.ts'
import { productImportRoutes } from './product-import/product-import.routes.ts'
import { productImport } from './product-import/product-import.service.ts'
import { ownProductQueries } from './products/own-products.queries.ts'
import { ownProducts } from './products/own-products.service.ts'
import { productsRoutes } from './products/products.routes.ts'
import { profileQueries } from './profile/profile.queries.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { profile } from './profile/profile.service.ts'
import { registrationQueries } from './registration/registration.queries.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { registration } from './registration/registration.service.ts'
import { ownReviewQueries } from './reviews/reviews.queries.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { ownReviews } from './reviews/reviews.service.ts'
import { askStorePassword } from './security/ask-store-password.ts'
import { forgottenPassword } from './security/forgotten-password.service.ts'
import { storeSecondFactor } from './security/second-factor.service.ts'
import { securityRoutes } from './security/security.routes.ts'
import { storePasswordQueries } from './security/store-password.queries.ts'
import { storePassword } from './security/store-password.service.ts'
import { storeSecurity } from './security/store-security.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { storeSessions } from './session/store-sessions.service.ts'
import { storeSessionQueries } from './store-sessions.queries.ts'

/** Mounts what a store owner can do. Returns functions that read the data of a store. */
export function mountStoreOwner(mount: Mount, platform: Platform, shared: Shared, ledger: Ledger) {
  const { tables, cookies, pictures, jobs, clock, secrets } = platform
  const { pictureRows, storeDeletion } = shared
  const deps = { ...platform, ...shared, encryption: createEncryption(secrets) }

  registrationRoutes(mount, registration({ ...deps, queries: registrationQueries(tables) }))

  const factors = secondFactorQueries({ table: storeSecondFactors, key: storeSecondFactors.storeId })
  const codes = secondFactorCodes({ ...deps, queries: factors })
  const sessionRows = storeSessionQueries(tables)
  sessionRoutes(mount, storeSessions({ ...deps, queries: sessionRows, codes }), cookies)

  const passwordRows = storePasswordQueries(tables)
  const askPassword = askStorePassword({ ...deps, queries: { ...passwordRows, ...sessionRows } })
  securityRoutes(mount, {
    cookies,
    emailChanges: shared.emailChanges,
    forgottenPassword: forgottenPassword({
      ...deps,
      queries: passwordRows,
      mailLinks: mailLinkQueries(tables),
    }),
    storePassword: storePassword({
      ...deps,
      queries: passwordRows,
      askCurrentPassword: askCurrentPassword(platform),
    }),
    storeSecurity: storeSecurity({ ...deps, queries: passwordRows, askStorePassword: askPassword }),
    secondFactor: storeSecondFactor({
      ...deps,
      queries: passwordRows,
      askStorePassword: askPassword,
      factors,
      codes,
    }),
  })

  newsRoutes(mount, shared.mailChoices, clock)

  const ownProfile = profile({ ...deps, queries: profileQueries(tables) })
  profileRoutes(mount, { profile: ownProfile, storeDeletion, cookies })
  hoursRoutes(mount, { ...deps, hours: hoursService({ ...deps, queries: hoursQueries(tables) }) })
  hoursJob(jobs, hoursDaily({ ...deps, queries: hoursDailyQueries(tables) }))
  announcementRoutes(mount, announcement({ ...deps, queries: announcementQueries(tables) }))

  const products = ownProducts({ ...deps, queries: ownProductQueries(tables) })
  productsRoutes(mount, products)
  productImportRoutes(mount, productImport({ ...deps, queries: importQueries }))
  const bulk = bulkEdit({ ...deps, queries: bulkQueries(tables) })
  bulkEditRoutes(mount, bulk)
  deleteProductsJob(jobs, bulk)

  insightsRoutes(mount, insightsService(insightsQueries(tables), clock))
  sweepFigures(jobs, tables, clock)

  pricesRoutes(mount, priceConfirmation({ ...deps, queries: pricesQueries(tables) }))
  feedRoutes(mount, ownFeed({ ...deps, queries: feedQueries(tables) }))
  ownEnquiriesRoutes(mount, ownEnquiries({ ...deps, queries: ownEnquiriesQueries(tables) }))

  const reviews = ownReviews({ ...deps, queries: ownReviewQueries(tables) })
  reviewsRoutes(mount, reviews)

  const notifications = notificationQueries(tables)
  notificationsRoutes(mount, notificationsService({ ...deps, queries: notifications }))
  dailyMailJob(jobs, dailyMail({ ...deps, queries: notifications }))

  feesRoutes(mount, feesService({ ...deps, queries: ownFeesQueries(tables), ledger }))

  picturesRoutes(mount, shared.pictureUploads)
  sweepPictures(jobs, pictureRows, pictures, clock)

  return { profile: ownProfile.own, products: products.all, answers: reviews.written }
}
