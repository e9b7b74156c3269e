import type { letters as english } from '../en/index.ts'
import { accountDeleted } from './account-deleted.ts'
import { advertisingEnded } from './advertising-ended.ts'
import { advertisingScheduled } from './advertising-scheduled.ts'
import { advertisingTakenBack } from './advertising-taken-back.ts'
import { alerts } from './alerts.ts'
import { alreadyRegistered } from './already-registered.ts'
import { answerRemoved } from './answer-removed.ts'
import { applicationAsked } from './application-asked.ts'
import { applicationRefused } from './application-refused.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { contactMessage } from './contact-message.ts'
import { contactReply } from './contact-reply.ts'
import { emailChanged } from './email-changed.ts'
import { emailInUse } from './email-in-use.ts'
import { feeAfterDue } from './fee-after-due.ts'
import { feeBeforeDue } from './fee-before-due.ts'
import { feeDeletionWarning } from './fee-deletion-warning.ts'
import { feeGraceEnds } from './fee-grace-ends.ts'
import { holidayHours } from './holiday-hours.ts'
import { hoursToConfirm } from './hours-to-confirm.ts'
import { monthlyFigures } from './monthly-figures.ts'
import { ownerSecurity } from './owner-security.ts'
import { passwordChanged } from './password-changed.ts'
import { photoRefused } from './photo-refused.ts'
import { pictureRemoved } from './picture-removed.ts'
import { productRemoved } from './product-removed.ts'
import { receipt } from './receipt.ts'
import { reportDecided } from './report-decided.ts'
import { resetPassword } from './reset-password.ts'
import { resetStorePassword } from './reset-store-password.ts'
import { reviewAnswered } from './review-answered.ts'
import { reviewRemoved } from './review-removed.ts'
import { shownAgain } from './shown-again.ts'
import { storeApproved } from './store-approved.ts'
import { storeChecked } from './store-checked.ts'
import { storeDeleted } from './store-deleted.ts'
import { storeDeletedUnpaid } from './store-deleted-unpaid.ts'
import { storeNotifications } from './store-notifications.ts'
import { storePasswordChanged } from './store-password-changed.ts'
import { storeRegistered } from './store-registered.ts'
import { storeRenamed } from './store-renamed.ts'
import { storeSecurity } from './store-security.ts'
import { storeSuspended } from './store-suspended.ts'
import { verifyEmail } from './verify-email.ts'
import { warning } from './warning.ts'

export const letters: typeof english = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  alerts,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'reset-store-password': resetStorePassword,
  'account-deleted': accountDeleted,
  'store-approved': storeApproved,
  'store-registered': storeRegistered,
  'store-password-changed': storePasswordChanged,
  'store-security': storeSecurity,
  'store-deleted': storeDeleted,
  'store-deleted-unpaid': storeDeletedUnpaid,
  'fee-before-due': feeBeforeDue,
  'fee-after-due': feeAfterDue,
  'fee-grace-ends': feeGraceEnds,
  'fee-deletion-warning': feeDeletionWarning,
  'advertising-scheduled': advertisingScheduled,
  'advertising-ended': advertisingEnded,
  'advertising-taken-back': advertisingTakenBack,
  receipt,
  'monthly-figures': monthlyFigures,
  'holiday-hours': holidayHours,
  'hours-to-confirm': hoursToConfirm,
  'owner-security': ownerSecurity,
  'contact-message': contactMessage,
  'contact-reply': contactReply,
  'application-asked': applicationAsked,
  'application-refused': applicationRefused,
  'product-removed': productRemoved,
  'confirm-new-email': confirmNewEmail,
  'email-changed': emailChanged,
  'email-in-use': emailInUse,
  'picture-removed': pictureRemoved,
  'store-renamed': storeRenamed,
  'report-decided': reportDecided,
  'review-removed': reviewRemoved,
  'photo-refused': photoRefused,
  'review-answered': reviewAnswered,
  'answer-removed': answerRemoved,
  'store-notifications': storeNotifications,
  'shown-again': shownAgain,
  'store-checked': storeChecked,
  'store-suspended': storeSuspended,
  warning,
}
