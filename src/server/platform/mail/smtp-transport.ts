import { createTransport } from 'nodemailer'
import type { Transport } from './transport.ts'

/** A mail server, by an address such as `smtps://user:password@mail.example.mu`. */
export function smtpTransport(url: string): Transport {
  const mailer = createTransport({
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
  return {
    async deliver(mail) {
      await mailer.sendMail(mail)
    },
    close: () => mailer.close(),
  }
}
