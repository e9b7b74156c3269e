import { advertising } from './advertising-words.ts'

const { monthly, mass, personalised, start, grace, deletion } = advertising

/** How a store comes to Zilbazar, and the application for it. */
export const storeApplication = {
  becomeAdmin: {
    title: 'How your store joins',
    heading: 'Show your store to the whole island',
    description: `How a store joins Zilbazar, step by step: account, application, a check by hand, registration. ${monthly} a month, with a full refund before it begins.`,
    intro:
      'Your products with prices and discounts, your opening hours, your place on the map and your phone number, for everybody in Mauritius who is looking for them.',
    note: 'You need a user account first, and to be logged in with it. Only stores that we have approved can be registered.',
    apply: 'Apply for your store',
    contact: 'Contact us',
    register: 'Register your store',
    approved: 'Approved already?',
  },
  displayRequest: {
    title: 'Apply for your store',
    heading: 'Apply for your store',
    description:
      'Apply to show your store and products on Zilbazar. We check every application by hand and answer by mail.',
    intro: 'Tell us about your business. One of us looks at every application, and you hear from us by mail.',
    note: 'You need a user account first, and to be logged in with it.',
    rather: 'Would you rather write?',
    contact: 'Contact us',
    approved: 'Approved already?',
    register: 'Register your store',
  },
  steps: {
    heading: 'How a store joins',
    items: [
      [
        'Create your user account',
        '[Sign up](/signup), open the link in the mail we send you, and [log in](/login). A store belongs to a person, so this comes first.',
      ],
      [
        'Tell us about your store',
        '[Apply](/display-request) with the name and registration number of your business, or [write to us](/contact).',
      ],
      [
        'We check it by hand',
        'Whether the business is genuine and, where it matters, whether what it sells is halal. If something is unclear we ask. Our decision comes by mail.',
      ],
      [
        'Register your store',
        'Once you are approved, [register your store](/admin/signup) with its address, a picture and a login of its own. It opens at once, and you add your products.',
      ],
    ],
  },
  fees: {
    heading: 'What it costs',
    items: [
      [
        `${monthly} a month`,
        `Payable before each advertising window. Of that, ${mass} is for mass advertising.`,
      ],
      [
        `From ${personalised}`,
        `Personalised advertising of a single product, if you want it. It begins within ${start} of payment.`,
      ],
      ['Full refund', 'If you delete your store account before an advertising window begins.'],
    ],
    late: `A delay of ${grace} may be allowed. Store accounts overdue by more than ${deletion} are deleted.`,
    all: 'All terms of advertising',
  },
  visitor: {
    heading: 'Log in first',
    text: 'A store belongs to a person: log in with your user account, or create one and confirm your email address. Then the application is here.',
    login: 'Login',
    signup: 'Sign Up',
  },
  hasStore: {
    heading: 'You have a store already',
    text: 'Each person can have one store. Change it in its dashboard.',
  },
  notLoaded: 'Your application could not be loaded',
  form: {
    heading: 'Your application',
    again: 'Apply again',
    againText: 'What you wrote last time stands here. Change what has changed.',
    businessName: 'Business name',
    registrationNumber: 'Business registration number',
    registrationHint: 'As on your business registration card, such as C12345678.',
    phone: 'Phone',
    phoneHint: 'Where we reach you if we have a question. Shoppers do not see it.',
    sells: 'What you sell',
    sellsHint: 'In a few sentences: what, where, and for how long already.',
    claimsHalal: 'What we sell is halal',
    halalHint: 'We check that too, so please have your certificate at hand.',
    submit: 'Send application',
    saved: 'Only we read it; the',
    privacyPolicy: 'Privacy Policy',
    savedEnd: 'says how long we keep it.',
  },
  rules: {
    businessName: 'Please enter the name of your business.',
    businessNameMarkup: 'Please write the business name without < and >.',
    registrationNumber: 'Please enter the registration number.',
    phone: 'Please enter a phone number.',
    sells: 'Please write what you sell.',
    answer: 'Please write an answer.',
    tooLong: (limit: string) => `This can have at most ${limit} characters.`,
  },
  open: {
    badge: 'With us',
    heading: 'Your application is with us',
    text: (email: string) =>
      `One of us looks at it by hand. We write to ${email} as soon as we have decided.`,
  },
  asked: {
    badge: 'Your answer is needed',
    heading: 'We have a question',
    text: 'Before we decide, we would like to know:',
    answer: 'Your answer',
    correct: 'What you told us',
    correctText: 'Correct it here if something has changed.',
    submit: 'Send answer',
  },
  approved: {
    badge: 'Approved',
    heading: 'You are approved',
    text: 'Register your store now: with its address, a picture and a login of its own. It opens at once.',
    register: 'Register your store',
  },
  refused: {
    badge: 'Not approved',
    heading: 'We could not approve your application',
    on: (date: string) => `We decided on ${date}, and this is why:`,
    text: 'When things have changed you are welcome to apply again. If you see it differently, write to us.',
    again: 'Apply again',
    contact: 'Contact us',
  },
  facts: {
    heading: 'What you told us',
    sentOn: 'Sent on',
    halal: 'Halal',
    yes: 'Yes, as you say',
    no: 'Not claimed',
    question: 'We asked',
    answer: 'You answered',
  },
  applyFirst: {
    heading: 'An application comes first',
    text: 'Tell us about your store, and we check it by hand. Once you are approved, you register it here.',
    apply: 'Apply for your store',
    contact: 'Contact us',
    standing: {
      open: 'We look at it by hand and write to you. Once you are approved, you register your store here.',
      asked: 'Please answer our question. Once you are approved, you register your store here.',
      refused: 'You can read why, and apply again when things have changed.',
    },
    act: {
      open: 'See your application',
      asked: 'Answer the question',
      refused: 'See your application',
    },
  },
  loggedOut: {
    kept: 'Nothing you typed is lost: it stays here while you log in.',
    login: 'Log in again',
  },
}
