import type { Mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { askCurrentPassword } from '#server/platform/sessions/current-password.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { announcementQueries } from './announcement/announcement.queries.ts'
import { announcementRoutes } from './announcement/announcement.routes.ts'
import { announcement } from './announcement/announcement.service.ts'
import { ownFeesQueries } from './fees/fees.queries.ts'
import { feesRoutes } from './fees/fees.routes.ts'
import { feesService, type Ledger } from './fees/fees.service.ts'
import { newsRoutes } from './news/news.routes.ts'
import { picturesRoutes } from './pictures/pictures.routes.ts'
import { sweepPictures } from './pictures/sweep.ts'
import { ownProductQueries } from './products/own-products.queries.ts'
import { ownProducts } from './products/own-products.service.ts'
import { productsRoutes } from './products/products.routes.ts'
import { profileQueries } from './profile/profile.queries.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { profile } from './profile/profile.service.ts'
import { registrationQueries } from './registration/registration.queries.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { registration } from './registration/registration.service.ts'
import { securityRoutes } from './security/security.routes.ts'
import { storePasswordQueries } from './security/store-password.queries.ts'
import { storePassword } from './security/store-password.service.ts'
import { storeSecurity } from './security/store-security.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { storeSessions } from './session/store-sessions.service.ts'
import { storeSessionQueries } from './store-sessions.queries.ts'

/** Mounts what a store owner can do. Returns functions that read the data of a store. */
export function mountStoreOwner(mount: Mount, platform: Platform, shared: Shared, ledger: Ledger) {
  const { tables, cookies, pictures, jobs, clock } = platform
  const { pictureRows, storeDeletion } = shared
  const deps = { ...platform, ...shared }

  registrationRoutes(mount, registration({ ...deps, queries: registrationQueries(tables) }))

  const sessionRows = storeSessionQueries(tables)
  sessionRoutes(mount, storeSessions({ ...deps, queries: sessionRows }), cookies)

  const passwordRows = storePasswordQueries(tables)
  securityRoutes(mount, {
    cookies,
    emailChanges: shared.emailChanges,
    storePassword: storePassword({
      ...deps,
      queries: passwordRows,
      askCurrentPassword: askCurrentPassword(platform),
    }),
    storeSecurity: storeSecurity({ ...deps, queries: { ...passwordRows, ...sessionRows } }),
  })

  newsRoutes(mount, shared.mailChoices, clock)

  const ownProfile = profile({ ...deps, queries: profileQueries(tables) })
  profileRoutes(mount, { profile: ownProfile, storeDeletion, cookies })
  announcementRoutes(mount, announcement({ ...deps, queries: announcementQueries(tables) }))

  const products = ownProducts({ ...deps, queries: ownProductQueries(tables) })
  productsRoutes(mount, products)

  feesRoutes(mount, feesService({ ...deps, queries: ownFeesQueries(tables), ledger }))

  picturesRoutes(mount, shared.pictureUploads)
  sweepPictures(jobs, pictureRows, pictures, clock)

  return { profile: ownProfile.own, products: products.all }
}
