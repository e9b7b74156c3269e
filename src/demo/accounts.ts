/** What everybody who tries the demo may sign in with; printed when the demo catalogue is loaded. */
export const demoPassword = 'Lagon-bleu-2026'

/** Everything of the demo bears an address here, and nothing else does: that is how it is found again. */
export const demoDomain = 'zilbazar.demo'

export const everyDemoAddress = `%@${demoDomain}`

export const demoAccounts = {
  shopper: `shopper@${demoDomain}`,
  /** The person behind the store below. */
  shopkeeper: `shopkeeper@${demoDomain}`,
  store: `store@${demoDomain}`,
  /** Only there while the app runs with the demo on: see load/website-owner.ts. */
  websiteOwner: `owner@${demoDomain}`,
} as const

/** How the website owner of the demo can be reached: by nobody in earnest. */
export const demoContact = { email: `hello@${demoDomain}`, whatsapp: '+230 5000 0000' } as const
