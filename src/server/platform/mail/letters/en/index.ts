import { accountDeleted } from './account-deleted.ts'
import { alreadyRegistered } from './already-registered.ts'
import { applicationAsked } from './application-asked.ts'
import { applicationRefused } from './application-refused.ts'
import { contactMessage } from './contact-message.ts'
import { contactReply } from './contact-reply.ts'
import { feeAfterDue } from './fee-after-due.ts'
import { feeBeforeDue } from './fee-before-due.ts'
import { feeDeletionWarning } from './fee-deletion-warning.ts'
import { feeGraceEnds } from './fee-grace-ends.ts'
import { ownerSecurity } from './owner-security.ts'
import { passwordChanged } from './password-changed.ts'
import { productRemoved } from './product-removed.ts'
import { reportDecided } from './report-decided.ts'
import { resetPassword } from './reset-password.ts'
import { reviewRemoved } from './review-removed.ts'
import { shownAgain } from './shown-again.ts'
import { storeApproved } from './store-approved.ts'
import { storeChecked } from './store-checked.ts'
import { storeDeleted } from './store-deleted.ts'
import { storeDeletedUnpaid } from './store-deleted-unpaid.ts'
import { storePasswordChanged } from './store-password-changed.ts'
import { storeRegistered } from './store-registered.ts'
import { storeSuspended } from './store-suspended.ts'
import { verifyEmail } from './verify-email.ts'
import { warning } from './warning.ts'

export const letters = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'store-approved': storeApproved,
  'store-registered': storeRegistered,
  'store-password-changed': storePasswordChanged,
  'store-deleted': storeDeleted,
  'store-deleted-unpaid': storeDeletedUnpaid,
  'fee-before-due': feeBeforeDue,
  'fee-after-due': feeAfterDue,
  'fee-grace-ends': feeGraceEnds,
  'fee-deletion-warning': feeDeletionWarning,
  'owner-security': ownerSecurity,
  'contact-message': contactMessage,
  'contact-reply': contactReply,
  'application-asked': applicationAsked,
  'application-refused': applicationRefused,
  'product-removed': productRemoved,
  'report-decided': reportDecided,
  'review-removed': reviewRemoved,
  'shown-again': shownAgain,
  'store-checked': storeChecked,
  'store-suspended': storeSuspended,
  warning,
}
