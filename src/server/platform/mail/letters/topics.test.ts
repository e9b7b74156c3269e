import { expect, test } from 'vitest'
import type { NewsTopic } from '#domain/news-topics.ts'
import { letters } from './en/index.ts'
import type { LetterOrder } from './index.ts'
import { topicOf } from './topics.ts'

/** What every letter is. A new kind does not compile until it is listed here. */
const kinds: Record<LetterOrder['kind'], 'service' | NewsTopic> = {
  'verify-email': 'service',
  receipt: 'service',
  'store-renamed': 'service',
  'picture-removed': 'service',
  'email-in-use': 'service',
  'email-changed': 'service',
  'confirm-new-email': 'service',
  'advertising-taken-back': 'service',
  'advertising-ended': 'service',
  'advertising-scheduled': 'service',
  'already-registered': 'service',
  'reset-password': 'service',
  'reset-store-password': 'service',
  'password-changed': 'service',
  'account-deleted': 'service',
  'store-approved': 'service',
  'store-registered': 'service',
  'store-password-changed': 'service',
  'store-security': 'service',
  'store-deleted': 'service',
  'store-deleted-unpaid': 'service',
  'fee-before-due': 'service',
  'fee-after-due': 'service',
  'fee-grace-ends': 'service',
  'fee-deletion-warning': 'service',
  'monthly-figures': 'monthly-figures',
  'holiday-hours': 'opening-hours',
  'hours-to-confirm': 'opening-hours',
  'owner-security': 'service',
  'contact-message': 'service',
  'contact-reply': 'service',
  'application-asked': 'service',
  'application-refused': 'service',
  'product-removed': 'service',
  'report-decided': 'service',
  'review-removed': 'service',
  'photo-refused': 'service',
  'review-answered': 'service',
  'answer-removed': 'service',
  'store-notifications': 'store-notifications',
  alerts: 'alerts',
  'shown-again': 'service',
  'store-checked': 'service',
  'store-suspended': 'service',
  warning: 'service',
}

test.each(Object.entries(kinds))('%s is %s', (kind, is) => {
  expect(topicOf(kind as LetterOrder['kind'])).toBe(is === 'service' ? undefined : is)
})

test('every letter is listed', () => expect(Object.keys(kinds).sort()).toEqual(Object.keys(letters).sort()))
