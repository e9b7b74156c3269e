import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from '#server/database/transaction.ts'
import { backOff, type PauseAfter } from '#server/jobs/back-off.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { callingName, greeting } from './greeting.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { type LetterOrder, write } from './letters/index.ts'
import type { LinkTokens } from './link-tokens.ts'
import { linksOf } from './links.ts'
import type { Mail, Transport } from './transport.ts'
import { Undelivered } from './undelivered.ts'

export interface Recipient {
  name: string
  email: string
}

export interface PostOffice {
  /** Keeps the letter for delivery; with a transaction it leaves if and only if that commits. */
  send(to: Recipient, letter: LetterOrder, transaction?: Transaction): Promise<void>
}

interface PostOfficeOptions {
  jobs: JobQueue
  transport: Transport
  publicUrl: string
  /** Such as `Zilbazar <hello@zilbazar.mu>`. */
  from: string
  linkTokens: LinkTokens
  log: Pick<FastifyBaseLogger, 'info'>
  pauseAfter?: PauseAfter
}

export interface Posted {
  to: Recipient
  letter: LetterOrder
}

/** For three days: a mail server may be down over a weekend. */
const patient = backOff({ firstSeconds: 15, longestSeconds: 3600, tries: 80 })
/** Two hours of it: servers frown on senders who keep writing to nobody. */
const mostRefusals = 10

const pauses: PauseAfter = (tries, error) =>
  error instanceof Undelivered && error.isRefusal && tries >= mostRefusals ? undefined : patient(tries, error)

/** Letters wait in the job queue until the mail server has taken them. */
export function postOffice(options: PostOfficeOptions): PostOffice {
  const { jobs, transport, publicUrl, from, linkTokens, log, pauseAfter = pauses } = options
  const links = linksOf(publicUrl, linkTokens)
  const home = links.to('/')

  function mailOf({ to, letter: order }: Posted, jobId: string): Mail {
    const letter = write(order, links)
    const hello = greeting(to.name)
    return {
      from,
      to: { name: callingName(to.name) ?? '', address: to.email },
      ...(letter.replyTo && { replyTo: letter.replyTo }),
      subject: letter.subject,
      text: letterText(letter, hello, home),
      html: letterHtml(letter, hello, home),
      // The same for every try, so that a repeat is known as the same mail.
      messageId: `<${jobId}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    }
  }

  jobs.work<Posted>('mail', {
    pauseAfter,
    async do({ id, data, tries }) {
      const mail = mailOf(data, id)
      await transport.deliver(mail).catch((reason) => {
        throw new Undelivered(reason)
      })
      log.info({ job: id, letter: data.letter.kind, tries }, 'a mail was delivered')
    },
  })

  return letterBox(jobs)
}

/** Only takes letters: for a command that runs beside the app, which delivers them. */
export function letterBox(jobs: JobQueue): PostOffice {
  return {
    async send(to, letter, transaction) {
      const posted: Posted = { to: { name: to.name, email: to.email }, letter }
      await jobs.send('mail', posted, transaction)
    },
  }
}
