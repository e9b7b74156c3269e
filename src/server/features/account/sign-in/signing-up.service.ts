import { v7 } from 'uuid'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { LinkTokens } from '#server/platform/mail/link-tokens.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { WhereFrom } from '#server/platform/sessions/where-from.ts'
import type { MailLinkQueries } from '#server/shared/mail-links.queries.ts'
import type { AccountQueries } from './account.queries.ts'
import { badLink, type SendLink } from './mail-links.ts'
import { say } from './sign-in.sentences.ts'

export interface AccountDeps {
  tables: Tables
  accounts: AccountQueries
  mailLinks: MailLinkQueries
  linkTokens: LinkTokens
  sendLink: SendLink
  passwords: Passwords
  limits: Limits
  mailer: Mailer
  clock: Clock
}

interface Chosen {
  name: string
  passwordHash: string
  language: Language
}

/** No answer of the sign-up tells whether an address has an account. */
export function signingUp({
  tables,
  accounts,
  mailLinks,
  linkTokens,
  sendLink,
  passwords,
  limits,
  mailer,
  clock,
}: AccountDeps) {
  const askToVerify = (tx: Transaction, { id, email }: { id: string; email: string }, chosen: Chosen) => {
    const { name, passwordHash, language } = chosen
    return sendLink(tx, 'verify-email', { id, email, name, language }, { name, passwordHash })
  }

  async function signUpAgain(tx: Transaction, email: string, chosen: Chosen) {
    const person = await accounts.lock(tx, email)
    if (!person) return
    if (person.emailVerifiedAt) {
      return mailer.send(person, { kind: 'already-registered' }, tx)
    }
    await accounts.startOver(tx, person.id, chosen)
    await askToVerify(tx, person, chosen)
  }

  return {
    async signUp(
      form: { name: string; email: string; password: string },
      { address, language }: Pick<WhereFrom, 'address' | 'language'>,
    ) {
      const { name, email, password } = form
      requireUsablePassword(password, form)
      await limits.take({ signupsFromAddress: address, signupsToAccount: email })
      const chosen = { name, passwordHash: await passwords.hash(password), language }
      const id = v7()
      await inTransaction(tables, async (tx) => {
        const isNew = await accounts.add(tx, { id, email, createdAt: clock(), ...chosen })
        if (isNew) await askToVerify(tx, { id, email }, chosen)
        else await signUpAgain(tx, email, chosen)
      })
      return { message: say.signedUp }
    },

    async resendVerification(email: string, address: string) {
      await limits.take({ resendsFromAddress: address, resendPause: email, resendsToAccount: email })
      await inTransaction(tables, async (tx) => {
        const person = await accounts.lock(tx, email)
        if (person && !person.emailVerifiedAt) await askToVerify(tx, person, person)
      })
      return { message: say.verificationResent }
    },

    async verifyEmail(token: string) {
      const hash = linkTokens.hashOf(token)
      const link = await mailLinks.find('verify_email', hash)
      if (!link) throw badLink()
      if (link.emailVerifiedAt) return alreadyVerified
      const isDone = await inTransaction(
        tables,
        async (tx) =>
          (await mailLinks.use(tx, hash, clock())) && accounts.verify(tx, link.userId, clock(), link),
      )
      if (isDone) return { message: say.verified }
      if (link.expiresAt <= clock()) throw badLink()
      return alreadyVerified
    },
  }
}

const alreadyVerified = { message: say.alreadyVerified }
