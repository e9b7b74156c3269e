/** The frame of the website owner's console. */
export const consoleTexts = {
  title: 'Zilbazar console',
  description: 'For the website owner.',
  openMenu: 'Console menu',
  sections: {
    today: 'Today',
    vetting: 'Vetting',
    stores: 'Stores',
    moderation: 'Moderation',
    promotion: 'Promotion',
    categories: 'Categories',
    fees: 'Fees',
    messages: 'Messages',
    mails: 'Mail queue',
    audit: 'Audit log',
    account: 'Your access',
  },
  checkFailed: 'The console could not be reached.',
}
