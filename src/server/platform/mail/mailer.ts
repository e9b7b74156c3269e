import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Language } from '#domain/language.ts'
import { users } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { backOff, type PauseAfter } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { callingName, greeting } from './greeting.ts'
import type { Letter, Links } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { type LetterOrder, write } from './letters/index.ts'
import { topicOf } from './letters/topics.ts'
import type { LinkTokens } from './link-tokens.ts'
import { linksOf } from './links.ts'
import type { Mail, Transport } from './transport.ts'
import { Undelivered } from './undelivered.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'

export interface Recipient {
  name: string
  email: string
  /** By default the language of the account with this address. */
  language?: Language
}

/** News goes to people with an account, who can unsubscribe. */
export interface Subscriber extends Required<Recipient> {
  userId: string
}

export interface Mailer {
  /** Queues the letter; with a transaction it is sent only if that commits. */
  send(to: Recipient, letter: LetterOrder, transaction?: Transaction): Promise<void>
  /** Queues one letter of news for each of many people, in one statement. */
  sendNews(news: readonly { to: Subscriber; letter: LetterOrder }[], transaction: Transaction): Promise<void>
}

interface MailerOptions {
  jobs: JobQueue
  transport: Transport
  publicUrl: string
  /** Such as `Zilbazar <hello@zilbazar.mu>`. */
  from: string
  /** Where answers go to letters that ask people to write to us. */
  replyTo?: string | undefined
  linkTokens: LinkTokens
  unsubscribeTokens: UnsubscribeTokens
  log: Pick<FastifyBaseLogger, 'info'>
  pauseAfter?: PauseAfter
}

export interface QueuedLetter {
  to: Recipient & { userId?: string }
  letter: LetterOrder
}

/** Three days, because a mail server may be down over a weekend. */
const patient = backOff({ firstSeconds: 15, longestSeconds: 3600, tries: 80 })
/** Two hours: mail servers distrust senders who keep writing to addresses that do not exist. */
const mostRefusals = 10

const pauses: PauseAfter = (tries, error) =>
  error instanceof Undelivered && error.isRefusal && tries >= mostRefusals ? undefined : patient(tries, error)

/** Letters wait in the job queue until the mail server has accepted them. */
export function createMailer(options: MailerOptions): Mailer {
  const { jobs, transport, publicUrl, from, linkTokens, log, pauseAfter = pauses } = options

  /** The address that unsubscribes, for news only. */
  function unsubscribeLink({ to: { userId }, letter }: QueuedLetter, links: Links): string | undefined {
    const topic = topicOf(letter.kind)
    if (!topic) return
    if (!userId) throw new Error(`${letter.kind} is news and must be sent as such.`)
    return links.to(`/unsubscribe/${options.unsubscribeTokens.sign({ userId, topic })}`)
  }

  function mailOf(queued: QueuedLetter, jobId: string): Mail {
    const { to, letter: order } = queued
    const { language = 'en' } = to
    const links = linksOf(publicUrl, linkTokens, language)
    const letter = write(order, language, links)
    const unsubscribe = unsubscribeLink(queued, links)
    const frame = { language, hello: greeting(to.name, language), home: links.to('/'), unsubscribe }
    return {
      from,
      to: { name: callingName(to.name) ?? '', address: to.email },
      replyTo: letter.replyTo ?? (invitesAnswer(letter, links) ? options.replyTo : undefined),
      subject: letter.subject,
      text: letterText(letter, frame),
      html: letterHtml(letter, frame),
      // The same for every try, so that a mail server recognises a repetition.
      messageId: `<${jobId}@${new URL(publicUrl).hostname}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'Content-Language': language,
        // RFC 8058: mail programs show a button that sends a POST.
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
  }

  jobs.work<QueuedLetter>('mail', {
    pauseAfter,
    async do({ id, data, tries }) {
      const mail = mailOf(data, id)
      await transport.deliver(mail).catch((reason) => {
        throw new Undelivered(reason)
      })
      log.info({ job: id, letter: data.letter.kind, tries }, 'a mail was delivered')
    },
  })

  return mailQueue(jobs)
}

/** Whether a letter asks its reader to write to us; answering the mail does the same. */
const invitesAnswer = ({ button, otherwise }: Letter, links: Links) =>
  [button, otherwise].some((link) => link?.href === links.to('/contact'))

/** Only queues letters, for a command that runs beside the app; the app delivers them. */
export function mailQueue(jobs: JobQueue): Mailer {
  return {
    async send(to, letter, transaction) {
      const { name, email } = to
      // Read now, because the account may be deleted before the letter is sent.
      const language = to.language ?? (transaction && (await languageOf(email, transaction))) ?? 'en'
      const queued: QueuedLetter = { to: { name, email, language }, letter }
      await jobs.send('mail', queued, transaction)
    },
    async sendNews(news, transaction) {
      const queued = news.map(
        ({ to: { name, email, language, userId }, letter }): QueuedLetter => ({
          to: { name, email, language, userId },
          letter,
        }),
      )
      await jobs.sendAll('mail', queued, transaction)
    },
  }
}

async function languageOf(email: string, tx: Transaction): Promise<Language | undefined> {
  const [reader] = await tx.select({ language: users.language }).from(users).where(eq(users.email, email))
  return reader?.language
}
