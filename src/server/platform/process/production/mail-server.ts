import { createTransport } from 'nodemailer'
import { attention, type Finding, fine } from './finding.ts'

/** Connects and logs in to the mail server, without sending anything. */
export async function mailFindings(smtpUrl: string | undefined): Promise<Finding[]> {
  if (!smtpUrl) return []
  const mailer = createTransport({ url: smtpUrl, connectionTimeout: 5000, greetingTimeout: 5000 })
  try {
    await mailer.verify()
    return [fine('Mail server', `${new URL(smtpUrl).hostname} lets us in`)]
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException
    return [attention('Mail server', `${new URL(smtpUrl).hostname} cannot be used (${code}). See SMTP_URL.`)]
  } finally {
    mailer.close()
  }
}
