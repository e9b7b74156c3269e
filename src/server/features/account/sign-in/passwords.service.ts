import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import type { AskCurrentPassword } from '#server/platform/sessions/current-password.ts'
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { DeviceFrom } from '#server/platform/sessions/where-from.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { badLink, expiredLink, usedLink } from './mail-links.ts'
import { say } from './sign-in.sentences.ts'
import type { AccountDeps } from './signing-up.service.ts'

interface ResetForm {
  token: string
  password: string
  endStoreSessions?: boolean | undefined
}

interface ChangeForm {
  currentPassword: string
  password: string
  endStoreSessions?: boolean | undefined
}

interface SignedInDeps {
  sessions: Sessions
  knownDevices: KnownDevices
  askCurrentPassword: AskCurrentPassword
  emailChanges: Pick<Shared['emailChanges'], 'withdrawOwn'>
}

/** Resetting and changing the password both end every session. */
export function passwordChanges(
  deps: AccountDeps,
  { sessions, knownDevices, askCurrentPassword, emailChanges }: SignedInDeps,
) {
  const { tables, accounts, mailLinks, linkTokens, sendLink, passwords, limits, mailer, clock } = deps

  async function replace(
    tx: Transaction,
    person: { id: string; name: string; email: string },
    { passwordHash, endStoreSessions }: { passwordHash: string; endStoreSessions: boolean | undefined },
  ) {
    await accounts.setPassword(tx, person.id, passwordHash, clock())
    await mailLinks.voidAll(tx, person.id, 'reset_password')
    await emailChanges.withdrawOwn(tx, { of: 'person', id: person.id })
    await sessions.endAll(tx, 'user', person.id)
    if (endStoreSessions) await sessions.endAllOfStoreOf(tx, person.id)
    await mailer.send(person, { kind: 'password-changed' }, tx)
  }

  return {
    /** The answer is the same for every address, so that it does not tell who has an account. */
    async forgotPassword(email: string, address: string) {
      await limits.take({ resetsFromAddress: address, resetsToAccount: email })
      const person = await accounts.byEmail(email)
      if (person) await inTransaction(tables, (tx) => sendLink(tx, 'reset-password', person))
      return { message: say.linkOnItsWay }
    },

    /** Changes nothing. The page asks before it shows the form, so that nobody fills it in for an expired link. */
    async resetLink(token: string) {
      const link = await mailLinks.find('reset_password', linkTokens.hashOf(token))
      if (!link) throw badLink()
      if (link.usedAt) throw usedLink()
      if (link.expiresAt <= clock()) throw expiredLink()
      return { hasStore: await accounts.hasStore(link.userId) }
    },

    /**
     * The link proves that the mailbox is theirs, so the device counts as known from now on, whatever strangers
     * guess.
     */
    async resetPassword({ token, password, endStoreSessions }: ResetForm, devices?: string) {
      const hash = linkTokens.hashOf(token)
      const link = await mailLinks.find('reset_password', hash)
      const isLive = link && !link.usedAt && link.expiresAt > clock()
      const person = isLive ? await accounts.byId(link.userId) : undefined
      if (!person) throw badLink()
      requireUsablePassword(password, person)
      const passwordHash = await passwords.hash(password)
      await inTransaction(tables, async (tx) => {
        if (!(await mailLinks.use(tx, hash, clock()))) throw badLink()
        await replace(tx, person, { passwordHash, endStoreSessions })
      })
      return {
        message: endStoreSessions ? say.passwordResetStoreToo : say.passwordReset,
        devices: knownDevices.remember('user', { id: person.id, passwordHash }, devices),
      }
    },

    /** Every session ends; this device gets a new one. */
    async changePassword(caller: Person, form: ChangeForm, { device, devices }: DeviceFrom): Promise<Tokens> {
      const { userId: id, name, email } = caller
      const lockCurrent = await askCurrentPassword(caller, form.currentPassword)
      requireUsablePassword(form.password, caller)
      const passwordHash = await passwords.hash(form.password)
      const tokens = await inTransaction(tables, async (tx) => {
        await lockCurrent(tx)
        const { endStoreSessions } = form
        await replace(tx, { id, name, email }, { passwordHash, endStoreSessions })
        return sessions.open(tx, 'user', id, device)
      })
      return { ...tokens, devices: knownDevices.remember('user', { id, passwordHash }, devices) }
    },
  }
}
