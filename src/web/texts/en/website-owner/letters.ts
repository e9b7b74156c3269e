import { formatDate } from '#domain/mauritius-time.ts'
import type { StoreChecks } from '#domain/store-checks.ts'
import { linesOf } from '../../lines.ts'
import { figure } from '../shared/figures.ts'

const badges = ({ verifiedUntil, halalCheckedUntil }: StoreChecks) =>
  [
    verifiedUntil && `It carries the badge ‘Verified store’ until ${formatDate(verifiedUntil)}.`,
    halalCheckedUntil && `It carries the badge ‘Halal checked’ until ${formatDate(halalCheckedUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The letters that the website owner's decisions send, in the words in which they leave. */
const what = (about: string, kind: string) =>
  kind === 'review'
    ? `your review of ‘${about}’`
    : kind === 'answer'
      ? `your answer to a review of ‘${about}’`
      : `‘${about}’`

export const ownerLetters = {
  mailTo: (who: string) => `Mail to ${who}`,
  leavesIn: 'It leaves in the language that its reader uses.',
  yourWords: '(your words)',
  suggestions: 'Sentences that often fit',
  tooLong: (most: number) => `Please keep it to ${figure(most)} characters.`,
  cancel: 'Cancel',

  approved: (checks: StoreChecks) => ({
    subject: 'Your store may open',
    paragraphs: [
      'Good news: we have checked your application, and you may open your store on Zilbazar.',
      ...(badges(checks) ? [`Your store will be open with what we have checked. ${badges(checks)}`] : []),
      'Log in with this address, then register the store: its name, where it is, what it sells, and a picture.',
    ],
  }),
  asked: (businessName: string, question: string) => ({
    subject: 'A question about your application',
    paragraphs: [
      `Thank you for wanting to show ${businessName} on Zilbazar. Before we decide, we would like to know something:`,
      ...linesOf(question),
      'Please answer on the page of your application. We go on as soon as your answer is there.',
    ],
  }),
  refused: (businessName: string, reason: string) => ({
    subject: 'We cannot approve your application',
    paragraphs: [
      `We have looked at your application for ${businessName}, and we cannot approve it as it is. This is why:`,
      ...linesOf(reason),
      'Your account stays as it is. When things have changed, you are welcome to apply again.',
    ],
  }),
  checked: (storeName: string, checks: StoreChecks) => ({
    subject: 'What we have checked about your store',
    paragraphs: [
      `The badges of ${storeName} on Zilbazar have changed.`,
      badges(checks) || 'It carries none at the moment.',
    ],
  }),
  productRemoved: (title: string, storeName: string, reason: string) => ({
    subject: 'A product of yours is no longer shown',
    paragraphs: [
      `We have taken ‘${title}’ off the pages of ${storeName}. This is why:`,
      ...linesOf(reason),
      'You still find it in your dashboard, where you can correct it. Write to us when you have, and we will look at it again.',
    ],
  }),
  reviewRemoved: (of: string, reason: string) => ({
    subject: 'Your review was removed',
    paragraphs: [
      `We have removed your review of ‘${of}’, and its stars no longer count. This is why:`,
      ...linesOf(reason),
    ],
  }),
  photoRefused: (of: string, reason: string) => ({
    subject: 'A photo of your review is not shown',
    paragraphs: [
      `We have deleted a photo of your review of ‘${of}’. The review itself stays. This is why:`,
      ...linesOf(reason),
    ],
  }),
  storeSuspended: (storeName: string, reason: string) => ({
    subject: 'Your store is suspended',
    paragraphs: [
      `${storeName} and its products are not shown on Zilbazar for now, and its dashboard is closed. This is why:`,
      ...linesOf(reason),
      'Nothing is deleted. Please write to us, so that we can settle it.',
    ],
  }),
  answerRemoved: (of: string, storeName: string, reason: string) => ({
    subject: 'Your answer to a review was removed',
    paragraphs: [
      `We have removed what ${storeName} answered to a review of ‘${of}’. This is why:`,
      ...linesOf(reason),
      'The review stays, and this review cannot be answered again.',
    ],
  }),
  warning: (about: string, text: string, kind: string) => ({
    subject: 'Please change something on Zilbazar',
    paragraphs: [
      `Somebody told us about ${what(about, kind)}, and we have looked at it. Please read what we have to say:`,
      ...linesOf(text),
      'It stays as it is for now. Should nothing change, we may take it off our pages.',
    ],
  }),
}
