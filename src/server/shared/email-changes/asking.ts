import type { OpenEmailChange } from '#contract/shapes/email-change.ts'
import type { Language } from '#domain/language.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { LinkTokens } from '#server/platform/mail/link-tokens.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { requireFreshPassword } from '#server/platform/sessions/fresh-password.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import type { EmailChangeQueries, Holder, LockedHolder } from './email-changes.queries.ts'
import { say } from './email-changes.sentences.ts'

interface Deps {
  tables: Tables
  queries: EmailChangeQueries
  linkTokens: LinkTokens
  limits: Limits
  mailer: Mailer
  clock: Clock
}

/** What the website owner asks for, and what was on the screen meanwhile. */
export interface OwnerRequest {
  email: string
  reason: string
  emailSeen: string
  newEmailSeen: string | null
}

interface Reader {
  language: Language
}

const hours = 24

export const emailTaken = (of: Holder['of']) => {
  const message = of === 'person' ? say.personEmailTaken : say.storeEmailTaken
  return new Refusal(409, 'email-taken', message, { issues: [{ path: 'email', message }] })
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A new address of a person or a store is asked for; a link is mailed to it, and nothing changes yet. */
export function askingForEmailChange({ tables, queries, linkTokens, limits, mailer, clock }: Deps) {
  async function open(holder: Holder, within: Pick<Tables, 'select'> = tables) {
    const found = await queries.find(holder, within)
    if (!found || found.isConfirmed || found.expiresAt <= clock()) return null
    const { newEmail, askedBy, createdAt, expiresAt } = found
    return { newEmail, askedBy, askedAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
  }

  /** The link goes to the new address; an account that has it already is told, and gets no link. */
  async function send(
    tx: Transaction,
    holder: Holder,
    locked: LockedHolder,
    { email, askedBy, takenBy }: { email: string; askedBy: string | null; takenBy?: Reader | undefined },
  ) {
    const { seed, hash } = linkTokens.create()
    const createdAt = clock()
    const expiresAt = new Date(createdAt.getTime() + hours * 3_600_000)
    await queries.replace(tx, holder, { hash, newEmail: email, askedBy, createdAt, expiresAt })
    const { name, language, storeName } = locked
    if (takenBy) {
      const isStore = holder.of === 'store'
      await mailer.send({ name: '', email, ...takenBy }, { kind: 'email-in-use', isStore }, tx)
    } else await mailer.send({ name, email, language }, { kind: 'confirm-new-email', seed, storeName }, tx)
  }

  return {
    open,

    async openOf(holder: Holder): Promise<OpenEmailChange> {
      const found = await open(holder)
      if (!found) return { emailChange: null }
      const { askedBy: _, ...emailChange } = found
      return { emailChange }
    },

    /** The answer is the same for an address that has an account, so that it does not tell who has one. */
    async ask(
      holder: Holder,
      { email, address, caller }: { email: string; address: string; caller: { passwordEnteredAt: Date } },
    ) {
      requireFreshPassword(caller, clock())
      await limits.take({ emailChangesFromAddress: address, emailChangesToAddress: email })
      await inTransaction(tables, async (tx) => {
        const locked = await queries.lockHolder(tx, holder)
        if (!locked) throw sessionOver()
        if (isSame(email, locked.email)) throw badField('email', say.sameEmail)
        const takenBy = await queries.whoHas(tx, holder.of, email)
        await send(tx, holder, locked, { email, askedBy: null, takenBy })
      })
      return { message: say.linkSent({ email }) }
    },

    /** For somebody who has lost the mailbox. Undefined when there is no such account. */
    async askFor(owner: WebsiteOwner, holder: Holder, request: OwnerRequest) {
      const { email, reason, emailSeen, newEmailSeen } = request
      return inTransaction(tables, async (tx) => {
        const locked = await queries.lockHolder(tx, holder)
        if (!locked) return undefined
        const waiting = (await open(holder, tx))?.newEmail ?? null
        if (!isSame(locked.email, emailSeen) || !isSame(waiting ?? '', newEmailSeen ?? ''))
          throw changedSince()
        if (isSame(email, locked.email)) throw badField('email', say.sameEmail)
        if (await queries.whoHas(tx, holder.of, email)) throw emailTaken(holder.of)
        await send(tx, holder, locked, { email, askedBy: owner.email })
        await record(tx, {
          owner,
          action: `ask-${holder.of}-for-new-email`,
          target: { kind: holder.of, id: holder.id },
          details: { label: locked.storeName ?? locked.name, from: locked.email, to: email, reason },
          now: clock(),
        })
        return { message: say.linkSent({ email }) }
      })
    },

    /** With a new password, so that somebody who knew the old one cannot take the account along. */
    withdrawOwn: queries.withdrawOwn,

    async withdraw(holder: Holder) {
      await queries.withdraw(holder)
      return { message: say.withdrawn }
    },
  }
}
