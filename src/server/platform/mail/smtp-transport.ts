import type { Transport } from './transport.ts'

/** A mail server, by an address such as `smtps://user:password@mail.example.mu`. */
export function smtpTransport(url: string): Transport {
  let mailer: ReturnType<typeof open> | undefined
  return {
    async deliver(mail) {
      mailer ??= open(url)
      await (await mailer).sendMail(mail)
    },
    close: () => void mailer?.then((opened) => opened.close()),
  }
}

/** Loaded for the first mail: the app starts sooner. */
async function open(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The queue repeats failed mails.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
