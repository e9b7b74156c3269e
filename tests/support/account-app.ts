import { smtpTransport } from '#server/platform/mail/smtp-transport.ts'
import { mailServer } from './mail-server.ts'
import { type TestAppOptions, testApp } from './test-app.ts'

/** The server with a real mail server. */
export async function accountApp(options: Pick<TestAppOptions, 'publicUrl' | 'contact' | 'database'> = {}) {
  const mail = await mailServer()
  const shop = await testApp({ ...options, transport: smtpTransport(mail.url) })

  /** The token of the link in the next mail to this address. */
  async function nextToken(email: string): Promise<string> {
    const { links } = await mail.nextMailTo(email)
    const token = links
      .map((link) => /\/(?:verify-email|reset-password|confirm-email)\/([\w-]+)$/.exec(link)?.[1])
      .find(Boolean)
    if (!token) throw new Error(`No link with a token in the mail to ${email}: ${links.join(' ')}`)
    return token
  }

  /** Signs up and confirms the address, as a person does. */
  async function newPerson({
    name = 'Anjali Doe',
    email = 'anjali@example.test',
    password = newPassword,
  } = {}) {
    const browser = shop.visitor()
    await browser.client.account.signup({ name, email, password })
    await browser.client.account.verifyEmail({ token: await nextToken(email) })
    return { ...browser, email, password, logIn: () => browser.client.account.login({ email, password }) }
  }

  return { ...shop, mail, nextToken, newPerson }
}

export const newPassword = 'Chamarel-seven-earths'
