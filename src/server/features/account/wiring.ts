import type { Mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { askCurrentPassword } from '#server/platform/sessions/current-password.ts'
import { mailLinkQueries } from '#server/shared/mail-links.queries.ts'
import type { Shared } from '#server/shared/wiring.ts'
import type { NamesWanted } from './alerts/alerts.service.ts'
import { mountAlerts } from './alerts/alerts.wiring.ts'
import { applyingQueries } from './application/application.queries.ts'
import { applicationRoutes } from './application/application.routes.ts'
import { applying } from './application/application.service.ts'
import { enquiryQueries } from './enquiries/enquiries.queries.ts'
import { enquiryRoutes } from './enquiries/enquiries.routes.ts'
import { enquiryService } from './enquiries/enquiries.service.ts'
import { detectUnknownEveryHour } from './ratings/comment-languages.ts'
import { ratingsRoutes } from './ratings/ratings.routes.ts'
import { ratingServices } from './ratings/ratings.wiring.ts'
import { reportQueries } from './reports/reports.queries.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { reportsService } from './reports/reports.service.ts'
import { emailChangeRoutes } from './settings/email-change.routes.ts'
import type { OwnStoreDeps } from './settings/own-store.ts'
import { personalDataQueries } from './settings/personal-data.queries.ts'
import { personalData } from './settings/personal-data.service.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { accountQueries } from './sign-in/account.queries.ts'
import { loggingIn } from './sign-in/logging-in.service.ts'
import { linkSending } from './sign-in/mail-links.ts'
import { passwordChanges } from './sign-in/passwords.service.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { signingUp } from './sign-in/signing-up.service.ts'
import { sweepAccounts } from './sign-in/sweep.ts'
import { wishlistQueries } from './wishlist/wishlist.queries.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'
import { type CountWish, wishlistService } from './wishlist/wishlist.service.ts'

interface FromOthers {
  /** Reads the data of a person's own store. */
  ownStoreDeps: OwnStoreDeps
  countWish: CountWish
  /** Reads the words of a saved search. */
  namesWanted: NamesWanted
}

/** Mounts what people with an account can do. */
export function mountAccount(
  mount: Mount,
  platform: Platform,
  shared: Shared,
  { ownStoreDeps, countWish, namesWanted }: FromOthers,
): void {
  const { tables, limits, jobs, clock } = platform

  const accounts = accountQueries(tables)
  const mailLinks = mailLinkQueries(tables)
  const deps = { ...platform, accounts, mailLinks, sendLink: linkSending({ ...platform, mailLinks }) }
  signInRoutes(mount, {
    ...platform,
    signingUp: signingUp(deps),
    loggingIn: loggingIn(accounts, platform),
    passwordChanges: passwordChanges(deps, {
      ...platform,
      askCurrentPassword: askCurrentPassword(platform),
      emailChanges: shared.emailChanges,
    }),
  })
  sweepAccounts(jobs, tables, clock, platform.securityLog)
  settingsRoutes(mount, {
    ...platform,
    personalData: personalData({
      ...platform,
      ...shared,
      queries: personalDataQueries(tables),
      ownStoreDeps,
    }),
  })

  emailChangeRoutes(mount, { ...platform, emailChanges: shared.emailChanges })

  ratingsRoutes(mount, ratingServices({ ...platform, ...shared }))
  detectUnknownEveryHour(jobs, platform.change, platform.languages)
  reportsRoutes(mount, reportsService(tables, reportQueries, limits, clock))
  wishlistRoutes(mount, wishlistService(wishlistQueries(tables), clock, countWish))
  enquiryRoutes(mount, enquiryService({ ...platform, queries: enquiryQueries(tables) }))
  mountAlerts(mount, platform, shared, namesWanted)
  applicationRoutes(mount, applying({ ...platform, queries: applyingQueries(tables) }))
}
