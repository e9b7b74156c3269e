import { longest } from '#domain/limits.ts'
import { figure } from '../shared/figures.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number === 1 ? one : many}`

/** Applications of those who want to show a store. */
export const ownerVetting = {
  filter: 'Applications by state',
  queue: 'Applications',
  states: { open: 'Waiting', asked: 'Asked', approved: 'Approved', refused: 'Refused' },
  failed: 'The applications could not be loaded.',
  empty: {
    open: 'No application waits',
    asked: 'Nobody owes you an answer',
    approved: 'Nobody is approved yet',
    refused: 'Nobody was refused',
  },
  emptyHint: {
    open: 'New ones appear here, the oldest first.',
    asked: 'Whoever you ask something stands here until the answer comes.',
    approved: undefined,
    refused: undefined,
  },
  facts: {
    registrationNumber: 'Registration no.',
    phone: 'Phone',
    sells: 'Sells',
    halal: 'Halal',
    claimsHalal: 'Says that it is halal',
    noHalalClaim: 'Does not claim it',
    applied: 'Applied',
    decided: 'Decided',
    question: 'You asked',
    answer: 'Answer',
    noAnswer: 'Not answered yet',
    refusal: 'Refused because',
  },
  person: {
    name: 'Name',
    email: 'Email',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    memberSince: 'Member since',
    activity: 'Activity',
    made: (ratings: number, reports: number) =>
      `${count(ratings, 'rating', 'ratings')}, ${count(reports, 'report', 'reports')} made`,
    hasStore: 'Has a store already',
    earlier: 'Earlier',
    firstTime: 'First application',
    earlierOne: (name: string, state: string, date: string) => `${name}: ${state}, ${date}`,
  },
  notes: {
    label: 'Your notes',
    hint: 'Only for the console. Saved when you leave the field.',
    saving: 'Saving',
    saved: 'Saved',
    failed: 'Your notes could not be saved.',
    tooLong: `Please keep the notes to ${figure(longest.notes)} characters.`,
  },
  approve: {
    button: 'Approve',
    title: 'Approve this application',
    consequence: (name: string) =>
      `${name} may register a store at once. The badges you give appear on it and lapse by themselves.`,
    claimsHalal: 'They say that what they sell is halal.',
    noHalalClaim: 'They do not claim to be halal.',
    send: 'Approve and send',
  },
  ask: {
    button: 'Ask',
    title: 'Ask something first',
    consequence: 'The application waits until the answer comes, then stands here again.',
    label: 'Your question',
    missing: 'Please write your question.',
    send: 'Send the question',
    suggestions: [
      'Please send us a photo of your business registration card.',
      'Where can we visit you, and when?',
      'Who certifies that what you sell is halal?',
    ],
  },
  refuse: {
    button: 'Refuse',
    title: 'Refuse this application',
    consequence: 'It is closed. The person keeps the account and may apply again.',
    label: 'Why',
    missing: 'Please say why: it is part of the mail.',
    send: 'Refuse and send',
    suggestions: [
      'We could not find this registration number.',
      'We could not reach you at this phone number.',
      'What you sell cannot be shown on Zilbazar.',
    ],
  },
  byEmail: {
    button: 'Approve by email',
    title: 'Approve by email',
    text: 'For somebody you have met and checked in person. The person needs an account with a confirmed address.',
    email: 'Email address',
    missing: 'Please enter the email address of the account.',
    form: 'Please enter a valid email address.',
    whoever: 'the person',
  },
  cancel: 'Cancel',
}
