export const check = {
  title: 'Check a number',
  description:
    'Does a phone number belong to a store of Zilbazar? Type the number or scan the code of a poster before you pay.',
  intro:
    'Somebody asks you to pay, on WhatsApp or on another site? Check first whether the number belongs to a store here.',
  form: {
    heading: 'Which number?',
    number: 'Phone number',
    hint: 'As you have it: +230 5755 0142, 5755-0142 or 210 1234.',
    noNumber: 'That is not a whole phone number. In Mauritius a mobile has 8 digits and a landline 7.',
    several: 'Please check one number at a time.',
    submit: 'Check',
    scan: 'Scan a code',
    privacy: 'We do not keep the numbers that are checked.',
  },
  scanner: {
    heading: 'Hold the code of the store in front of the camera',
    starting: 'Starting the camera …',
    looking: 'Looking for a code …',
    stop: 'Stop',
    refused:
      'The camera is not allowed. You can allow it in the settings of your browser, or type the number instead.',
    noCamera: 'The camera could not be opened. Please type the number instead.',
    elsewhere: (host: string) => `This code leads to ${host}, which is not Zilbazar.`,
    otherCode: 'This code is neither of a store here nor a phone number.',
  },
  answer: {
    heading: 'Answer',
    checkedOn: (date: string) => `Checked on ${date}`,
    changed: (date: string) =>
      `The store changed its number on ${date}, after that check. Ask in the store before you pay ahead.`,
    suspended: 'Suspended at present: its page is not shown.',
    toStore: 'See the store',
    unknown:
      'No store here lists it. It may still be an honest one. Before you pay, follow the advice on this page.',
    advice: 'Before you pay',
  },
  advice: {
    heading: 'Before you pay',
    points: [
      'Never pay ahead to a number that the page of the store does not list.',
      'Call the store on the number of its page here, and ask whether the message came from it.',
      'Look at the name that your bank or payment app shows before you confirm.',
      'Be careful when somebody is in a hurry, or offers a price that no store has.',
      'Never tell anybody a code that your bank sends you.',
    ],
    police: 'Have you paid already? Call your bank at once, and tell the police.',
  },
  meaning: {
    heading: 'What ‘checked’ means',
    text: 'We look at every store by hand before it may show anything here. The day is the one on which we approved it. It says who the store is, not how well it sells.',
  },
  backHome: 'Back to Home',
}
