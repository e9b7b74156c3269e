import type { SendMailOptions } from 'nodemailer'

/** A finished mail in the form that nodemailer takes. */
export type Mail = SendMailOptions & { subject: string; messageId: string }

/** Delivers a mail or throws. */
export interface Transport {
  deliver(mail: Mail): Promise<void>
  close(): void
}
