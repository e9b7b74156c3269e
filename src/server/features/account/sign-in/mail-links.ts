import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { LinkTokens } from '#server/platform/mail/link-tokens.ts'
import type { Mailer, Recipient } from '#server/platform/mail/mailer.ts'
import type { MailLinkQueries } from '#server/shared/mail-links.queries.ts'
import { say } from './sign-in.sentences.ts'

const kinds = {
  'verify-email': { purpose: 'verify_email', minutes: 24 * 60 },
  'reset-password': { purpose: 'reset_password', minutes: 60 },
} as const

interface Deps {
  mailLinks: MailLinkQueries
  linkTokens: LinkTokens
  mailer: Mailer
  clock: Clock
}

export const badLink = () => new Refusal(400, 'bad-link', sayAccount.badLink)

export const usedLink = () => new Refusal(400, 'bad-link', say.usedLink)
export const expiredLink = () => new Refusal(400, 'bad-link', say.expiredLink)

export type SendLink = ReturnType<typeof linkSending>

/**
 * Sends a link that works once and for a limited time. What was chosen at sign-up takes effect when the link is
 * followed.
 */
export function linkSending({ mailLinks, linkTokens, mailer, clock }: Deps) {
  return async (
    tx: Transaction,
    kind: keyof typeof kinds,
    person: Recipient & { id: string },
    chosen?: { name: string; passwordHash: string },
  ): Promise<void> => {
    const { purpose, minutes } = kinds[kind]
    const { seed, hash } = linkTokens.create()
    const createdAt = clock()
    await mailLinks.add(tx, {
      hash,
      userId: person.id,
      purpose,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + minutes * 60_000),
      ...chosen,
    })
    await mailer.send(person, { kind, seed }, tx)
  }
}
