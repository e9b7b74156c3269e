import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { DeviceFrom } from '#server/platform/sessions/where-from.ts'
import type { AskOwnPassword } from './own-password.ts'
import type { OwnerSessionQueries } from './session.queries.ts'

interface Deps {
  tables: Tables
  queries: OwnerSessionQueries
  askOwnPassword: AskOwnPassword
  sessions: Sessions
  knownDevices: KnownDevices
  passwords: Passwords
  mailer: Mailer
  clock: Clock
}

export function ownerAccount(deps: Deps) {
  const { tables, queries, askOwnPassword, sessions, knownDevices, passwords, mailer, clock } = deps

  return {
    async own({ ownerId, needsSecondFactor }: WebsiteOwner) {
      const owner = await queries.byId(ownerId)
      if (!owner) throw sessionOver()
      return {
        _id: ownerId,
        email: owner.email,
        needsSecondFactor,
        hasSecondFactor: owner.totpSecret !== null,
        recoveryCodesLeft: owner.recoveryCodeHashes.length,
      }
    },

    /** Every session ends; this device gets a new one. */
    async changePassword(
      owner: WebsiteOwner,
      form: { currentPassword: string; password: string },
      { device, devices }: DeviceFrom,
    ): Promise<Tokens> {
      const { ownerId, email } = owner
      const lockCurrent = await askOwnPassword(owner, 'currentPassword', form.currentPassword)
      requireUsablePassword(form.password, { name: email, email })
      const passwordHash = await passwords.hash(form.password)
      const tokens = await inTransaction(tables, async (tx) => {
        await lockCurrent(tx)
        await queries.setPassword(tx, ownerId, passwordHash)
        await sessions.endAll(tx, 'owner', ownerId)
        await record(tx, { owner, action: 'change-password', now: clock() })
        await mailer.send({ name: '', email }, { kind: 'owner-security', changed: 'password' }, tx)
        return sessions.open(tx, 'owner', ownerId, device)
      })
      return { ...tokens, devices: knownDevices.remember('owner', { id: ownerId, passwordHash }, devices) }
    },

    openSessions: ({ ownerId, sessionId }: WebsiteOwner) =>
      sessions.openSessions('owner', ownerId, sessionId),

    async endSession(owner: WebsiteOwner, sessionId: string): Promise<void> {
      await inTransaction(tables, async (tx) => {
        if (!(await sessions.endOwn('owner', owner.ownerId, sessionId, tx)))
          throw notFound(saySession.noSuchSession)
        await record(tx, { owner, action: 'end-session', now: clock() })
      })
    },

    async endAllSessions(owner: WebsiteOwner): Promise<void> {
      await inTransaction(tables, async (tx) => {
        await sessions.endAll(tx, 'owner', owner.ownerId)
        await record(tx, { owner, action: 'end-all-sessions', now: clock() })
      })
    },
  }
}
