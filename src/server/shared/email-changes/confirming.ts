import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { codeOf } from '#server/platform/database/error-code.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { LinkTokens } from '#server/platform/mail/link-tokens.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { emailTaken } from './asking.ts'
import type { EmailChangeQueries, Holder, LockedHolder } from './email-changes.queries.ts'
import { say } from './email-changes.sentences.ts'

interface Deps {
  tables: Tables
  queries: EmailChangeQueries
  linkTokens: LinkTokens
  sessions: Sessions
  mailer: Mailer
  clock: Clock
}

/** The sessions of the browser in which the link was followed. */
export interface SessionsHere {
  person: string | undefined
  store: string | undefined
}

type Change = NonNullable<Awaited<ReturnType<EmailChangeQueries['byHash']>>>

const badLink = () => new Refusal(400, 'bad-link', sayAccount.badLink)
const usedLink = () => new Refusal(400, 'used-link', say.usedLink)
const expiredLink = () => new Refusal(400, 'expired-link', say.expiredLink)

const uniqueViolation = '23505'

const holderOf = ({ userId, storeId }: Change): Holder =>
  userId ? { of: 'person', id: userId } : { of: 'store', id: storeId ?? '' }

/** Following the link proves access to the mailbox of the new address, so the address counts from then on. */
export function confirmingEmailChange({ tables, queries, linkTokens, sessions, mailer, clock }: Deps) {
  function requireLive(change: Change | undefined): Change {
    if (!change) throw badLink()
    if (change.isConfirmed) throw usedLink()
    if (change.expiresAt <= clock()) throw expiredLink()
    return change
  }

  /** Both addresses are told, and the person behind a store at their own. */
  async function tell(tx: Transaction, locked: LockedHolder, newEmail: string) {
    const { name, language, storeName, email: oldEmail, personEmail } = locked
    const others = storeName === null ? [] : [personEmail]
    for (const email of new Set([oldEmail, newEmail, ...others]))
      await mailer.send(
        { name, email, language },
        { kind: 'email-changed', oldEmail, newEmail, storeName },
        tx,
      )
  }

  async function change(tx: Transaction, holder: Holder, hash: Buffer, here: SessionsHere) {
    const locked = await queries.lockHolder(tx, holder)
    const { newEmail } = requireLive(await queries.byHash(hash, tx))
    if (!locked) throw badLink()
    const addresses = { from: locked.email, to: newEmail, now: clock() }
    if (holder.of === 'person') {
      await queries.setPersonEmail(tx, holder.id, addresses)
      await sessions.endAllBut(tx, 'user', holder.id, here.person)
    } else {
      await queries.setStoreEmail(tx, holder.id, addresses)
      await sessions.endAllBut(tx, 'admin', holder.id, here.store)
    }
    await queries.copyOptOuts(tx, addresses.from, newEmail)
    await tell(tx, locked, newEmail)
    const { storeName } = locked
    return storeName === null
      ? say.personConfirmed({ email: newEmail })
      : say.storeConfirmed({ email: newEmail, storeName })
  }

  return {
    /** Changes nothing: mail scanners follow links. */
    async link(token: string) {
      const { newEmail, storeName } = requireLive(await queries.byHash(linkTokens.hashOf(token)))
      return { newEmail, storeName }
    },

    async confirm(token: string, here: SessionsHere) {
      const hash = linkTokens.hashOf(token)
      const holder = holderOf(requireLive(await queries.byHash(hash)))
      try {
        return { message: await inTransaction(tables, (tx) => change(tx, holder, hash, here)) }
      } catch (error) {
        // Somebody else has taken the address since it was asked for.
        throw codeOf(error) === uniqueViolation ? emailTaken(holder.of) : error
      }
    },
  }
}
