import { cardQueries } from '../lists/list.ts'
import { pictureChoice } from '../platform/images/picture-choice.ts'
import type { Platform } from '../platform/platform.ts'
import { ownAlertChoices } from './alert-choices.ts'
import { askingForEmailChange } from './email-changes/asking.ts'
import { confirmingEmailChange } from './email-changes/confirming.ts'
import { emailChangeQueries } from './email-changes/email-changes.queries.ts'
import { feeAccounts } from './fee-accounts.ts'
import { mailChoices } from './mail-choices.ts'
import { notificationMailChoices } from './notification-choices.ts'
import { discardPictures } from './pictures/discard.ts'
import { picturesQueries } from './pictures/pictures.queries.ts'
import { pictureUploads } from './pictures/uploads.ts'
import { reviewQueries } from './reviews.ts'
import { storeDeletionQueries } from './store-deletion/store-deletion.queries.ts'
import { storeDeletion } from './store-deletion/store-deletion.service.ts'
import { noteForStore } from './store-notifications.ts'

export type Shared = ReturnType<typeof sharedServices>

/** What two audiences need. */
export function sharedServices(platform: Platform) {
  const { tables, clock, pictures, pictureHost, publicUrl, log } = platform
  const pictureRows = picturesQueries(tables)
  const discard = discardPictures({ queries: pictureRows, store: pictures, clock, log })
  const fees = feeAccounts(clock)
  const notificationMails = notificationMailChoices(tables)
  const alertChoices = ownAlertChoices(tables)
  const emailChangeDeps = { ...platform, queries: emailChangeQueries(tables) }
  return {
    cards: cardQueries(tables),
    reviews: reviewQueries(tables),
    mailChoices: mailChoices(tables, notificationMails, alertChoices),
    alertChoices,
    notificationMails,
    noteForStore: noteForStore(platform.mailer, clock),
    pictureRows,
    pictureChoice: pictureChoice(publicUrl, pictureHost, clock),
    pictureUploads: pictureUploads({ ...platform, queries: pictureRows, store: pictures }),
    discardPictures: discard,
    fees,
    emailChanges: {
      ...askingForEmailChange(emailChangeDeps),
      ...confirmingEmailChange(emailChangeDeps),
    },
    storeDeletion: storeDeletion({
      ...platform,
      queries: storeDeletionQueries,
      fees,
      discardPictures: discard,
    }),
  }
}
