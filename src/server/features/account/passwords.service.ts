import { inTransaction, type Transaction } from '#server/database/transaction.ts'
import { badField } from '#server/http/errors.ts'
import { requireUsablePassword } from '#server/passwords/new-password.ts'
import type { Person } from '#server/sessions/callers.ts'
import type { Tokens } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import { type AccountTools, badLink } from './signing-up.service.ts'

const linkMinutes = 60

/** Forgotten, reset by a mailed link, and changed: each of the two last ends every session there is. */
export function passwordChanges(tools: AccountTools, sessions: Sessions) {
  const { tables, accounts, mailLinks, linkTokens, passwords, limits, post, clock } = tools

  async function replace(
    inside: Transaction,
    person: { id: string; name: string; email: string },
    passwordHash: string,
  ) {
    await accounts.setPassword(inside, person.id, passwordHash, clock())
    await mailLinks.voidAll(inside, person.id, 'reset_password')
    await sessions.endAll(inside, 'user', person.id)
    await post.send(person, { kind: 'password-changed' }, inside)
  }

  return {
    /** The same answer for every address. */
    async forgotPassword(email: string, address: string) {
      await limits.take({ resetsToAccount: email, resetsFromAddress: address })
      const person = await accounts.byEmail(email)
      if (person) {
        const { seed, hash } = linkTokens.create()
        const createdAt = clock()
        const expiresAt = new Date(createdAt.getTime() + linkMinutes * 60_000)
        await inTransaction(tables, async (inside) => {
          const { id: userId } = person
          await mailLinks.add(inside, { hash, userId, purpose: 'reset_password', createdAt, expiresAt })
          await post.send(person, { kind: 'reset-password', seed }, inside)
        })
      }
      return { message: 'If an account has this address, a mail with a link is on its way.' }
    },

    async resetPassword({ token, password }: { token: string; password: string }) {
      const hash = linkTokens.hashOf(token)
      const link = await mailLinks.find('reset_password', hash)
      const isLive = link && !link.usedAt && link.expiresAt > clock()
      const person = isLive ? await accounts.byId(link.userId) : undefined
      if (!person) throw badLink()
      requireUsablePassword(password, person)
      const passwordHash = await passwords.hash(password)
      await inTransaction(tables, async (inside) => {
        if (!(await mailLinks.use(inside, hash, clock()))) throw badLink()
        await replace(inside, person, passwordHash)
      })
      return { message: 'Your password is changed. You can log in now.' }
    },

    /** Every session ends; the device it was changed on gets a new one. */
    async changePassword(
      caller: Person,
      form: { currentPassword: string; password: string },
      from: { address: string; device: string },
    ): Promise<Tokens> {
      const { address, device } = from
      await limits.take({ loginsFromAddressInHour: address, loginsToAccountInHour: caller.email })
      const person = await accounts.byId(caller.userId)
      const isRight = await passwords.matches(form.currentPassword, person?.passwordHash)
      if (!person || !isRight) throw wrongPassword()
      requireUsablePassword(form.password, person)
      const passwordHash = await passwords.hash(form.password)
      const tokens = await inTransaction(tables, async (inside) => {
        if (!(await accounts.holdPassword(inside, person.id, person.passwordHash))) throw wrongPassword()
        await replace(inside, person, passwordHash)
        return sessions.open(inside, 'user', person.id, device)
      })
      return tokens
    },
  }
}

const wrongPassword = () =>
  badField('currentPassword', 'Your current password is not right.', 'wrong-password')
