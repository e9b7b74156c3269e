import { Secret, TOTP } from 'otpauth'
import { accountApp } from './account-app.ts'
import { knownPassword } from './given.ts'

export type OwnerApp = Awaited<ReturnType<typeof ownerApp>>

/** The code that an authenticator app shows at this moment. */
export const totpCode = (secret: string, moment: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(moment) })

/** The server with a mail server, and website owners with or without a second factor. */
export async function ownerApp(options: Parameters<typeof accountApp>[0] = {}) {
  const shop = await accountApp(options)
  const { given } = shop

  /** A website owner who is signed in and needs no second factor. */
  async function websiteOwner() {
    const owner = await given.owner()
    return { owner, ...(await shop.signedIn('owner', owner)) }
  }

  /** A website owner whose authenticator app is set up at this moment; sets the clock to it. */
  async function enrolled(moment: string) {
    shop.at(moment)
    const owner = await given.owner({ needsSecondFactor: true })
    const browser = await shop.signedIn('owner', owner)
    const { secret } = await browser.client.ownerSession.beginSecondFactor({})
    const code = totpCode(secret, moment)
    const { recoveryCodes } = await browser.client.ownerSession.confirmSecondFactor({ code })
    const credentials = { email: owner.email, password: knownPassword }
    return { owner, ...browser, secret, recoveryCodes, credentials }
  }

  return { ...shop, websiteOwner, enrolled }
}
