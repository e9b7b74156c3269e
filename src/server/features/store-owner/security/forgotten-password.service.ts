import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { LinkTokens } from '#server/platform/mail/link-tokens.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts'
import { lockPerson } from '#server/platform/sessions/lock-person.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { MailLinkQueries } from '#server/shared/mail-links.queries.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { say } from './security.sentences.ts'
import type { StorePasswordQueries } from './store-password.queries.ts'

interface Deps {
  tables: Tables
  queries: StorePasswordQueries
  mailLinks: MailLinkQueries
  linkTokens: LinkTokens
  passwords: Passwords
  sessions: Sessions
  knownDevices: KnownDevices
  limits: Limits
  mailer: Mailer
  emailChanges: Pick<Shared['emailChanges'], 'withdrawOwn'>
  clock: Clock
}

const linkMinutes = 60
const purpose = 'reset_store_password'
const badLink = () => new Refusal(400, 'bad-link', sayAccount.badLink)

/**
 * A new store password by mail. The link goes to the person behind the store, whose address is confirmed; that of the
 * store's own login need not be.
 */
export function forgottenPassword(deps: Deps) {
  const { tables, queries, mailLinks, linkTokens, passwords, sessions, knownDevices } = deps
  const { limits, mailer, emailChanges, clock } = deps

  return {
    /** The answer is the same for every address, so that it does not tell who has a store. */
    async ask(email: string, address: string) {
      await limits.take({ resetsFromAddress: address, resetsToAccount: `store ${email}` })
      const store = await queries.withLogin(email)
      if (store)
        await inTransaction(tables, async (tx) => {
          const { seed, hash } = linkTokens.create()
          const createdAt = clock()
          const expiresAt = new Date(createdAt.getTime() + linkMinutes * 60_000)
          await mailLinks.add(tx, { hash, userId: store.person.id, purpose, createdAt, expiresAt })
          await mailer.send(store.person, { kind: 'reset-store-password', seed, storeName: store.name }, tx)
        })
      return { message: say.linkOnItsWay }
    },

    async reset({ token, password }: { token: string; password: string }, devices: string | undefined) {
      const hash = linkTokens.hashOf(token)
      const link = await mailLinks.find(purpose, hash)
      const isLive = link && !link.usedAt && link.expiresAt > clock()
      const person = isLive ? await queries.person(link.userId) : undefined
      const store = person && (await queries.storeOf(person.id))
      if (!store) throw badLink()
      requireUsablePassword(password, store)
      requireUsablePassword(password, person)
      const passwordHash = await passwords.hash(password)
      await inTransaction(tables, async (tx) => {
        // The person before the store, as everywhere, so that two transactions cannot deadlock.
        await lockPerson(tx, person.id)
        if (!(await mailLinks.use(tx, hash, clock()))) throw badLink()
        if (!(await queries.setPassword(tx, store.id, passwordHash))) throw badLink()
        await mailLinks.voidAll(tx, person.id, purpose)
        await sessions.endAll(tx, 'admin', store.id)
        await emailChanges.withdrawOwn(tx, { of: 'store', id: store.id })
        await mailer.send(person, { kind: 'store-password-changed', storeName: store.name }, tx)
      })
      return {
        message: say.newPassword,
        devices: knownDevices.remember('admin', { id: store.id, passwordHash }, devices),
      }
    },
  }
}
