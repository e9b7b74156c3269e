import { textChangedOn } from '#domain/text-dates.ts'
import type { ArticleTexts } from '../../article.ts'
import { advertising } from '../shared/advertising-words.ts'

const { monthly, mass, personalised, reminder, grace, deletion, warning, start } = advertising

export const terms: ArticleTexts = {
  title: 'Terms',
  description: `The terms of Zilbazar: accounts, reviews, how stores join, and advertising in Mauritius from ${monthly} a month, with due days, grace, deletion and refunds in plain words.`,
  intro:
    'What you can expect from us, and what we ask of you. The first parts are for everybody, the middle ones for stores and what they pay.',
  changedOn: textChangedOn.terms,
  sections: [
    {
      id: 'what-zilbazar-is',
      title: 'What Zilbazar is',
      parts: [
        'Zilbazar is a directory of stores and products in Mauritius. Nothing is sold here: you buy from the store, by phone, by message or over its counter. The sale, the delivery, the payment, a guarantee and a return are a matter between you and the store.',
        'Prices are in Mauritian rupees (MUR), written ‘Rs’. They and all other words about a product come from its store. A sale price holds until the end of the day that stands beside it, Mauritius time.',
        'Browsing and searching need no account.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      parts: [
        {
          list: [
            'Sign up with your own name and an email address that is yours, and confirm it with the link that we send you.',
            'Until then the account stays inactive and limited: you cannot log in, rate, review, report or keep a wishlist with it.',
            'Keep your password to yourself. If somebody else may know it, change it in your [Settings](/settings), which logs out every other device.',
            'You can delete your account at any time, in your [Settings](/settings). What happens with your data then stands in the [Privacy Policy](/privacy-policy#download-and-delete).',
          ],
        },
      ],
    },
    {
      id: 'reviews-and-reports',
      title: 'Ratings, reviews and reports',
      parts: [
        {
          list: [
            'Rate what you know from your own experience, honestly and in a decent tone. Each person has one rating for each product and each store; rating again replaces it.',
            'Nobody rates their own store or its products, and nobody is paid or pressed to rate.',
            'A rating that looks like part of a campaign, or like a copy, waits until we have looked at it.',
            'Report what is misleading or inappropriate. A person looks at every report. We can then warn, remove a review or a product, or suspend a store.',
            'You allow us to show your review with your name for as long as it stands here.',
          ],
        },
      ],
    },
    {
      id: 'joining',
      title: 'How a store joins',
      parts: [
        'A store belongs to a person. First you need a user account with a confirmed email address, and to be logged in with it. Then you [apply](/display-request) or [write to us](/contact). We look at every application by hand: whether the business is what it says it is and, where it matters, whether what it sells is halal. Only when we have approved you can you [register your store](/admin/signup). Each person has one store.',
        '‘Verified store’ and ‘Halal checked’ mean that we have checked just that, and that the check still stands; each has a last day. They are no promise about every single product.',
      ],
    },
    {
      id: 'what-stores-owe-shoppers',
      title: 'What stores owe shoppers',
      parts: [
        {
          list: [
            'Show only what you have the right to sell in Mauritius, with its true price and a true description.',
            'Use pictures that are yours to use.',
            'Keep opening hours, address and phone number up to date, and end a discount when it has ended.',
            'Keep to the law of Mauritius, on consumer protection and data protection above all.',
            'Do not offer anything in return for ratings.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      title: 'What advertising costs',
      parts: [
        `Showing a store costs ${monthly} a month. Of that, ${mass} is for mass advertising, by which we make the whole market known; the rest is for the place of your store and its products here.`,
        `The fee is paid for one advertising window at a time, which lasts a month. The first begins on the day after you register your store, and each of the others when the one before has ended. Each is payable before it begins: its last day to pay is the day before its first. We remind you by mail ${reminder} before that day, and you get a receipt for every payment.`,
        'Once a window is charged, its fee does not change any more.',
      ],
    },
    {
      id: 'paying-late',
      title: 'When a fee is paid late',
      parts: [
        `After the last day to pay, a delay of ${grace} may be allowed: your store stays as it is, and we remind you by mail.`,
        `After that the fee is overdue. A store account that is overdue by more than ${deletion} is deleted, with its products, pictures and ratings. We warn you by mail at least ${warning} before. If you cannot pay just now, [write to us](/contact) early.`,
      ],
    },
    {
      id: 'personalised-advertising',
      title: 'Personalised advertising',
      parts: [
        `Beyond the monthly fee you can have a single product brought to the fore. This personalised advertising starts at ${personalised}; what it comprises is agreed with you beforehand. It begins within ${start} of your payment. Business days are Monday to Friday, without the public holidays of Mauritius.`,
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      parts: [
        'If you delete your store account before an advertising window begins, you get back all that you have paid for that window. For one that has begun, the fee stays due.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving, and being asked to leave',
      parts: [
        'You can delete your store at any time, in its dashboard. It goes for good, with its products, pictures and ratings; your own account stays.',
        'We suspend a store, or remove content or an account, when these terms or the law are broken, and tell those concerned why. If you think that we are wrong, [write to us](/contact): somebody looks at it again.',
      ],
    },
    {
      id: 'what-we-answer-for',
      title: 'What we answer for',
      parts: [
        'We check stores before they open, act on reports and keep the site running with care. We are not a party to what you buy, and do not vouch for the words, prices and goods of stores. The site can be away at times. Nothing here takes from you a right that the law of Mauritius gives you and that cannot be waived.',
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Law and changes',
      parts: [
        'The law of Mauritius applies, and its courts decide. When these terms change, the date at the top of this page changes with them. What you have already paid for stays under the terms you paid it under.',
      ],
    },
  ],
}
