import type { SendMailOptions } from 'nodemailer'

/** A finished mail, as nodemailer takes it. */
export type Mail = SendMailOptions & { subject: string; messageId: string }

/** Takes a mail out of our hands, or throws. */
export interface Transport {
  deliver(mail: Mail): Promise<void>
  close(): void
}
