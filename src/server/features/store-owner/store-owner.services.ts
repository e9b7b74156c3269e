import type { Change } from '#server/cache/changes.ts'
import type { Clock } from '#server/clock.ts'
import type { Tables } from '#server/database/connect.ts'
import type { PictureChoice } from '#server/images/picture-choice.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { PostOffice } from '#server/mail/post-office.ts'
import type { Passwords } from '#server/passwords/passwords.ts'
import { askCurrentPassword } from '#server/sessions/current-password.ts'
import type { KnownDevices } from '#server/sessions/known-devices.ts'
import type { SessionCookies } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import { announcementQueries } from './announcement.queries.ts'
import { announcement } from './announcement.service.ts'
import type { DiscardPictures } from './discard-pictures.ts'
import { ownProductQueries } from './own-products.queries.ts'
import { ownProducts } from './own-products.service.ts'
import { profileQueries } from './profile.queries.ts'
import { profile } from './profile.service.ts'
import { registrationQueries } from './registration.queries.ts'
import { registration } from './registration.service.ts'
import { storeDeletionQueries } from './store-deletion.queries.ts'
import { storeDeletion } from './store-deletion.service.ts'
import type { StoreFees } from './store-fees.ts'
import { storePasswordQueries } from './store-password.queries.ts'
import { storePassword } from './store-password.service.ts'
import { storeSecurity } from './store-security.service.ts'
import { storeSessionQueries } from './store-sessions.queries.ts'
import { storeSessions } from './store-sessions.service.ts'

interface Given {
  tables: Tables
  sessions: Sessions
  cookies: SessionCookies
  knownDevices: KnownDevices
  passwords: Passwords
  limits: Limits
  post: PostOffice
  pictureChoice: PictureChoice
  discardPictures: DiscardPictures
  fees: StoreFees
  change: Change
  clock: Clock
}

export type StoreOwnerServices = ReturnType<typeof storeOwnerServices>

/** Everything a store owner does, each part given what it needs. */
export function storeOwnerServices(given: Given) {
  const { tables, cookies, change, clock } = given
  return {
    registration: registration({ ...given, queries: registrationQueries(tables) }),
    storeSessions: storeSessions({ ...given, queries: storeSessionQueries(tables) }),
    storePassword: storePassword({
      ...given,
      queries: storePasswordQueries(tables),
      askCurrentPassword: askCurrentPassword(given),
    }),
    storeSecurity: storeSecurity({
      ...given,
      queries: { ...storePasswordQueries(tables), ...storeSessionQueries(tables) },
    }),
    profile: profile({ ...given, queries: profileQueries(tables) }),
    announcement: announcement({ change, clock, queries: announcementQueries(tables) }),
    ownProducts: ownProducts({ ...given, queries: ownProductQueries(tables) }),
    storeDeletion: storeDeletion({ ...given, queries: storeDeletionQueries }),
    cookies,
  }
}
