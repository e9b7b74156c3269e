import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { Tables } from '../database/connect.ts'
import { preparedSelect } from '../database/prepared-select.ts'
import { refreshTokens, sessions, stores, users, websiteOwners } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SessionKind } from './session-kind.ts'

/** The column with the account of a session, by its kind. */
const holder = { user: sessions.userId, admin: sessions.storeId, owner: sessions.ownerId } as const
const holderName = { user: 'userId', admin: 'storeId', owner: 'ownerId' } as const

export interface NewSession {
  id: string
  kind: SessionKind
  accountId: string
  device: string
  now: Date
  expiresAt: Date
}

export function sessionQueries(tables: Tables) {
  const alive = and(
    eq(sessions.id, sql.placeholder('sessionId')),
    gt(sessions.expiresAt, sql.placeholder('now')),
  )
  const signedInUser = preparedSelect(
    tables,
    tables
      .select({
        sessionId: sessions.id,
        userId: users.id,
        name: users.name,
        email: users.email,
        storeId: stores.id,
        passwordEnteredAt: sessions.passwordEnteredAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(stores, eq(stores.userId, users.id))
      .where(and(alive, isNotNull(users.emailVerifiedAt))),
  )
  const signedInAdmin = preparedSelect(
    tables,
    tables
      .select({
        sessionId: sessions.id,
        storeId: stores.id,
        userId: stores.userId,
        passwordEnteredAt: sessions.passwordEnteredAt,
      })
      .from(sessions)
      .innerJoin(stores, eq(stores.id, sessions.storeId))
      .where(and(alive, eq(stores.status, 'active'))),
  )
  const signedInOwner = preparedSelect(
    tables,
    tables
      .select({
        sessionId: sessions.id,
        ownerId: websiteOwners.id,
        email: websiteOwners.email,
        passwordEnteredAt: sessions.passwordEnteredAt,
        hasSecondFactor: sql<boolean>`${websiteOwners.totpSecret} is not null`,
        needsSecondFactor: sql<boolean>`${websiteOwners.totpSecret} is null and not ${websiteOwners.isSecondFactorWaived}`,
      })
      .from(sessions)
      .innerJoin(websiteOwners, eq(websiteOwners.id, sessions.ownerId))
      .where(alive),
  )

  return {
    /** The account of a live session, by its kind. */
    signedIn: {
      /** A person with a verified address, and their store if there is one. */
      user: async (sessionId: string, now: Date) =>
        (await signedInUser({ sessionId, now: now.toISOString() }))[0],

      /** The owner of a store that is not suspended. */
      admin: async (sessionId: string, now: Date) =>
        (await signedInAdmin({ sessionId, now: now.toISOString() }))[0],

      owner: async (sessionId: string, now: Date) =>
        (await signedInOwner({ sessionId, now: now.toISOString() }))[0],
    },

    async add(tx: Transaction, { id, kind, accountId, device, now, expiresAt }: NewSession) {
      await tx.insert(sessions).values({
        id,
        kind,
        [holderName[kind]]: accountId,
        device,
        createdAt: now,
        passwordEnteredAt: now,
        lastUsedAt: now,
        expiresAt,
      })
    },

    /** Keeps the sessions that were used last. */
    async endAllBut(tx: Transaction, kind: SessionKind, accountId: string, kept: number) {
      const newest = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(holder[kind], accountId))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(kept)
      await tx.delete(sessions).where(and(eq(holder[kind], accountId), notInArray(sessions.id, newest)))
    },

    async addRefreshToken(
      tx: Transaction,
      token: { hash: Buffer; sessionId: string; issuedAt: Date; expiresAt: Date },
    ) {
      await tx.insert(refreshTokens).values(token)
    },

    async refreshToken(kind: SessionKind, hash: Buffer) {
      const [found] = await tables
        .select({
          sessionId: refreshTokens.sessionId,
          accountId: holder[kind],
          openedAt: sessions.createdAt,
          usedAt: refreshTokens.usedAt,
          expiresAt: refreshTokens.expiresAt,
        })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(and(eq(refreshTokens.hash, hash), eq(sessions.kind, kind)))
      return found
    },

    /** True for the one call that used the token. */
    async useRefreshToken(tx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
      const used = await tx
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
        .returning({ sessionId: refreshTokens.sessionId })
      return used.length === 1
    },

    async prolong(tx: Transaction, sessionId: string, now: Date, expiresAt: Date) {
      await tx.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, sessionId))
    },

    /**
     * Stores the language in which a person uses the site, when it has changed. Outside the transaction of a session,
     * because that may have locked a store or a session, and everywhere else the person is locked first.
     */
    async noteLanguage(kind: SessionKind, accountId: string, language: Language) {
      if (kind === 'owner') return
      const ofStore = tables.select({ id: stores.userId }).from(stores).where(eq(stores.id, accountId))
      const isThisOne = kind === 'user' ? eq(users.id, accountId) : inArray(users.id, ofStore)
      await tables
        .update(users)
        .set({ language })
        .where(and(isThisOne, ne(users.language, language)))
    },

    async endEverywhere(kind: SessionKind, accountId: string, within: Pick<Tables, 'delete'> = tables) {
      await within.delete(sessions).where(eq(holder[kind], accountId))
    },

    async endAllOfStoreOf(tx: Transaction, userId: string) {
      const ofPerson = tx.select({ id: stores.id }).from(stores).where(eq(stores.userId, userId))
      await tx.delete(sessions).where(inArray(sessions.storeId, ofPerson))
    },

    async notePassword(sessionId: string, now: Date) {
      await tables.update(sessions).set({ passwordEnteredAt: now }).where(eq(sessions.id, sessionId))
    },

    async end(sessionId: string) {
      await tables.delete(sessions).where(eq(sessions.id, sessionId))
    },

    /** False when this account has no such session. */
    async endOwn(
      kind: SessionKind,
      accountId: string,
      sessionId: string,
      within: Pick<Tables, 'delete'> = tables,
    ): Promise<boolean> {
      const ended = await within
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(holder[kind], accountId)))
        .returning({ id: sessions.id })
      return ended.length === 1
    },

    async endOthers(
      kind: SessionKind,
      accountId: string,
      keptId: string,
      within: Pick<Tables, 'delete'> = tables,
    ) {
      await within.delete(sessions).where(and(eq(holder[kind], accountId), ne(sessions.id, keptId)))
    },

    async openSessions(kind: SessionKind, accountId: string, now: Date) {
      return tables
        .select({
          id: sessions.id,
          device: sessions.device,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
        })
        .from(sessions)
        .where(and(eq(holder[kind], accountId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    },
  }
}

export type SessionQueries = ReturnType<typeof sessionQueries>
