/** Everybody who tries the demo signs in with this; printed when the demo is loaded. */
export const demoPassword = 'Lagon-bleu-2026'

/**
 * Every account of the demo has an address at this domain, and no other account has one: this is how the demo is
 * recognised.
 */
export const demoDomain = 'zilbazar.demo'

export const everyDemoAddress = `%@${demoDomain}`

export const demoAccounts = {
  shopper: `shopper@${demoDomain}`,
  /** The person behind the store below. */
  shopkeeper: `shopkeeper@${demoDomain}`,
  store: `store@${demoDomain}`,
  /** Exists only while the app runs with the demo on; see load/website-owner.ts. */
  websiteOwner: `owner@${demoDomain}`,
} as const

/** Contact details of the demo that reach nobody. */
export const demoContact = { email: `hello@${demoDomain}`, whatsapp: '+230 5000 0000' } as const
