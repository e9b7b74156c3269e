export const contact = {
  title: 'Contact',
  description:
    'Write to Zilbazar: questions, something that is not right, or a store you would like to show. By form, by email or on WhatsApp.',
  intro: 'A question, something that is not right, or an idea: tell us. A person reads every message.',
  form: {
    /** The message that the form begins with, by what it is about. */
    begin: {
      'store-name':
        'I would like to change the name or the category of my store.\n\nMy store now:\nNew name:\nNew category:\nWhy: ',
    },
    heading: 'Write to us',
    message: 'Message',
    messageHint: 'What it is about, and the name of the store or product if there is one.',
    noMessage: 'Please write a message.',
    tooLong: (limit: string) => `Your message can have at most ${limit} characters.`,
    submit: 'Send message',
    trap: 'Leave this field empty',
    privacy: 'We use your name and address to answer you, and for nothing else.',
    privacyPolicy: 'Privacy Policy',
  },
  sent: {
    sentence: '✅ Your message has been sent successfully!',
    text: (email: string) => `We answer by mail to ${email}.`,
    another: 'Write another message',
  },
  failed: {
    sentence: '❌ Something went wrong. Please try again later.',
    kept: 'Nothing you wrote is lost: it still stands in the form.',
  },
  ways: {
    heading: 'Other ways to reach us',
    email: 'Email',
    whatsapp: 'WhatsApp',
    none: 'The form is the quickest way to reach us.',
  },
  stores: {
    heading: 'You want to show your store?',
    text: 'We review every application by hand: whether the business is genuine and, where it matters, whether what it sells is halal. You need a user account first, and to be logged in with it. We write to you as soon as we have decided, and then you can register your store.',
    apply: 'Apply for your store',
    howToJoin: 'How to join',
  },
  backHome: 'Back to Home',
}
