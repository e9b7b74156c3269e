/** The fees of a store, in its dashboard. */
export const storeFees = {
  failed: 'The fees could not be loaded.',
  receiptFailed: 'The receipt could not be loaded.',
  toFees: 'Back to the fees',
  windows: 'Windows, payments and receipts',
  noWindows: 'No window has been announced yet.',
  noWindowsHint: 'We write to you before the first one.',
  standing: {
    heading: 'Where you stand',
    outstanding: 'To pay',
    dueOn: 'Due on',
    nextDueOn: 'Next due on',
    terms: 'What the fees are for',
    next: {
      paid: (date: string) =>
        `All is paid. The next month is payable by ${date}; we remind you by mail a week before.`,
      due: (date: string) => `Please pay by ${date}. We remind you by mail a week before.`,
      grace: (date: string, until: string) =>
        `It was due on ${date}. You have until ${until} to pay, and nothing changes until then.`,
      overdue: (date: string) =>
        `It was due on ${date}. Please pay now: stores that are more than three months late are deleted, after a warning by mail.`,
      deletion: (date: string, deletedOn: string) =>
        `It was due on ${date}. If it is not paid, your store is deleted for good on ${deletedOn}.`,
      kept: (date: string) =>
        `It was due on ${date}. We keep your store for now; please pay, or write to us.`,
    },
  },
  pay: {
    text: (span: string) => `For the month ${span}.`,
    nothing: 'There is nothing to pay at the moment.',
    receiptFollows: 'As soon as we have recorded your payment, you get the receipt by mail and find it here.',
    otherwise: 'In cash, by bank transfer, by Juice, by my.t money or by cheque. Please ask us where.',
    contact: 'Write to us',
  },
  statements: {
    heading: 'Monthly statements',
    text: 'What a month cost, what was paid, what visitors did and which campaigns ran. To read, print or save as PDF.',
  },
  cycle: {
    due: (date: string) => `due on ${date}`,
    fee: 'Fee',
    paid: 'Paid',
    left: 'Left to pay',
    payments: 'Payments and refunds',
    payment: 'Payment',
    refund: 'Refund',
    receipt: (number: string) => `Receipt ${number}`,
  },
}
