import { v7 } from 'uuid'
import type { Clock } from '#server/clock.ts'
import type { Tables } from '#server/database/connect.ts'
import { inTransaction, type Transaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { LinkTokens } from '#server/mail/link-tokens.ts'
import type { PostOffice } from '#server/mail/post-office.ts'
import { requireUsablePassword } from '#server/passwords/new-password.ts'
import type { Passwords } from '#server/passwords/passwords.ts'
import type { AccountQueries } from './account.queries.ts'
import type { MailLinkQueries } from './mail-links.queries.ts'

const linkHours = 24

export interface AccountTools {
  tables: Tables
  accounts: AccountQueries
  mailLinks: MailLinkQueries
  linkTokens: LinkTokens
  passwords: Passwords
  limits: Limits
  post: PostOffice
  clock: Clock
}

interface Chosen {
  name: string
  passwordHash: string
}

export const badLink = () => new Refusal(400, 'bad-link', 'This link may have expired or is invalid.')

/** From the form to a verified address. No answer tells whether an address has an account. */
export function signingUp({
  tables,
  accounts,
  mailLinks,
  linkTokens,
  passwords,
  limits,
  post,
  clock,
}: AccountTools) {
  async function sendLink(inside: Transaction, person: { id: string; email: string }, chosen: Chosen) {
    const { seed, hash } = linkTokens.create()
    const createdAt = clock()
    await mailLinks.add(inside, {
      hash,
      userId: person.id,
      purpose: 'verify_email',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + linkHours * 3_600_000),
      name: chosen.name,
      passwordHash: chosen.passwordHash,
    })
    await post.send({ name: chosen.name, email: person.email }, { kind: 'verify-email', seed }, inside)
  }

  async function signUpAgain(inside: Transaction, email: string, chosen: Chosen) {
    const person = await accounts.hold(inside, email)
    if (!person) return
    if (person.emailVerifiedAt) {
      return post.send(person, { kind: 'already-registered' }, inside)
    }
    await accounts.startOver(inside, person.id, chosen)
    await sendLink(inside, person, chosen)
  }

  return {
    async signUp(form: { name: string; email: string; password: string }, address: string) {
      const { name, email, password } = form
      requireUsablePassword(password, form)
      await limits.take({ signupsFromAddress: address, signupsToAccount: email })
      const chosen = { name, passwordHash: await passwords.hash(password) }
      const id = v7()
      await inTransaction(tables, async (inside) => {
        const isNew = await accounts.add(inside, { id, email, createdAt: clock(), ...chosen })
        if (isNew) await sendLink(inside, { id, email }, chosen)
        else await signUpAgain(inside, email, chosen)
      })
      return { message: 'Signup successful!' }
    },

    async resendVerification(email: string, address: string) {
      await limits.take({ resendPause: email, resendsToAccount: email, resendsFromAddress: address })
      await inTransaction(tables, async (inside) => {
        const person = await accounts.hold(inside, email)
        if (person && !person.emailVerifiedAt) await sendLink(inside, person, person)
      })
      return { message: 'Verification email resent!' }
    },

    async verifyEmail(token: string) {
      const hash = linkTokens.hashOf(token)
      const link = await mailLinks.find('verify_email', hash)
      if (!link) throw badLink()
      if (link.emailVerifiedAt) return alreadyVerified
      const isDone = await inTransaction(tables, async (inside) => {
        const isFirst = await mailLinks.use(inside, hash, clock())
        if (isFirst) await accounts.verify(inside, link.userId, clock(), link)
        return isFirst
      })
      if (isDone) return { message: 'Email verified successfully.' }
      if (link.expiresAt <= clock()) throw badLink()
      return alreadyVerified
    },
  }
}

const alreadyVerified = { message: 'Your email is already verified.' }
