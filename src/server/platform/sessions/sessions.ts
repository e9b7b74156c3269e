import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { OpenSession } from '#contract/shapes/personal-data.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { AccessTokens } from './access-tokens.ts'
import { refreshSeconds, type Tokens } from './session-cookies.ts'
import type { SessionKind } from './session-kind.ts'
import type { SessionQueries } from './sessions.queries.ts'

/** A login on an eleventh device ends the session that was unused for longest. */
const mostSessions = 10

const hour = 3600
const day = 24 * hour
/** The console ends after half a day without use and after a week in any case; everything else lives while it is used. */
const lifetimes: Record<SessionKind, { idleSeconds: number; longestSeconds: number }> = {
  user: { idleSeconds: refreshSeconds, longestSeconds: Number.POSITIVE_INFINITY },
  admin: { idleSeconds: refreshSeconds, longestSeconds: Number.POSITIVE_INFINITY },
  owner: { idleSeconds: 12 * hour, longestSeconds: 7 * day },
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

export type Sessions = ReturnType<typeof createSessions>

/** An access token lives for minutes; a refresh token is replaced at every use. */
export function createSessions(
  tables: Tables,
  queries: SessionQueries,
  accessTokens: AccessTokens,
  clock: Clock,
) {
  const underWay = new Map<string, Promise<Tokens | undefined>>()
  /** When a session ends that is not used any more, and in any case. */
  const endOf = (kind: SessionKind, openedAt: Date): Date => {
    const { idleSeconds, longestSeconds } = lifetimes[kind]
    const idleEnd = clock().getTime() + idleSeconds * 1000
    return new Date(Math.min(idleEnd, openedAt.getTime() + longestSeconds * 1000))
  }
  const isLive = (token: { usedAt: Date | null; expiresAt: Date }) =>
    !token.usedAt && token.expiresAt > clock()

  async function issueRefreshToken(tx: Transaction, sessionId: string, expiresAt: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await queries.addRefreshToken(tx, {
      hash: hashOf(token),
      sessionId,
      issuedAt: clock(),
      expiresAt,
    })
    return token
  }

  async function open(
    tx: Transaction,
    kind: SessionKind,
    accountId: string,
    device: string,
  ): Promise<Tokens> {
    const id = v7()
    const expiresAt = endOf(kind, clock())
    await queries.add(tx, { id, kind, accountId, device, now: clock(), expiresAt })
    await queries.endAllBut(tx, kind, accountId, mostSessions)
    return {
      access: await accessTokens.issue(kind, id),
      refresh: await issueRefreshToken(tx, id, expiresAt),
    }
  }

  /**
   * The session that a refresh token may prolong. A token that was used before the request came ends its session,
   * because somebody else has a copy. One that another process has used since then was sent twice by one browser.
   */
  async function prolongable(kind: SessionKind, hash: Buffer) {
    const asked = clock()
    const token = await queries.refreshToken(kind, hash)
    if (!token) return undefined
    const wasUsed = token.usedAt !== null && token.usedAt <= asked
    if (wasUsed) await queries.end(token.sessionId)
    return !wasUsed && token.expiresAt > clock() ? token : undefined
  }

  async function replace(
    kind: SessionKind,
    hash: Buffer,
    language: Language | undefined,
  ): Promise<Tokens | undefined> {
    const token = await prolongable(kind, hash)
    if (!token) return undefined
    const { sessionId, accountId } = token
    // Before the token is used: if this fails, the token stays valid.
    if (language && accountId) await queries.noteLanguage(kind, accountId, language)
    const refresh = await inTransaction(tables, async (tx) => {
      // Another process was faster and has already sent the next refresh token.
      if (!(await queries.useRefreshToken(tx, hash, clock()))) return undefined
      const expiresAt = endOf(kind, token.openedAt)
      await queries.prolong(tx, sessionId, clock(), expiresAt)
      return issueRefreshToken(tx, sessionId, expiresAt)
    })
    return { access: await accessTokens.issue(kind, sessionId), ...(refresh && { refresh }) }
  }

  return {
    open,

    /** New tokens for a refresh token; of simultaneous requests with it, one gets the next refresh token. */
    async refresh(kind: SessionKind, refreshToken: string, language?: Language): Promise<Tokens | undefined> {
      const running = underWay.get(refreshToken)
      if (running) {
        const tokens = await running
        return tokens && { access: tokens.access }
      }
      const refreshing = replace(kind, hashOf(refreshToken), language).finally(() =>
        underWay.delete(refreshToken),
      )
      underWay.set(refreshToken, refreshing)
      return refreshing
    },

    /** The session of the cookies, even when the access token has expired. */
    async sessionOf(kind: SessionKind, tokens: Partial<Tokens>): Promise<string | undefined> {
      const fromAccess = tokens.access && (await accessTokens.read(kind, tokens.access))
      if (fromAccess) return fromAccess
      const token = tokens.refresh && (await queries.refreshToken(kind, hashOf(tokens.refresh)))
      return token && isLive(token) ? token.sessionId : undefined
    },

    /** Whether the session lives and its account may still log in. */
    async isOpen(kind: SessionKind, sessionId: string): Promise<boolean> {
      return (await queries.signedIn[kind](sessionId, clock())) !== undefined
    },

    websiteOwnerOf: (sessionId: string) => queries.signedIn.owner(sessionId, clock()),

    noteLanguage: queries.noteLanguage,

    end: queries.end,
    endOwn: queries.endOwn,
    endOthers: (kind: SessionKind, accountId: string, keptId: string) =>
      queries.endOthers(kind, accountId, keptId),
    endEverywhere: (kind: SessionKind, accountId: string) => queries.endEverywhere(kind, accountId),

    /** Part of a change that must not leave a session behind. */
    endAll: (tx: Transaction, kind: SessionKind, accountId: string) =>
      queries.endEverywhere(kind, accountId, tx),

    /** The same, but for the session that makes the change, if it is of this account. */
    endAllBut: (tx: Transaction, kind: SessionKind, accountId: string, keptId: string | undefined) =>
      keptId ? queries.endOthers(kind, accountId, keptId, tx) : queries.endEverywhere(kind, accountId, tx),

    /** Ends every session of this person's store, if there is one. */
    endAllOfStoreOf: queries.endAllOfStoreOf,

    notePassword: (sessionId: string) => queries.notePassword(sessionId, clock()),

    /** The devices on which an account is signed in; `current` is the session that asks. */
    async openSessions(kind: SessionKind, accountId: string, current: string): Promise<OpenSession[]> {
      const open = await queries.openSessions(kind, accountId, clock())
      return open.map(({ id, device, createdAt, lastUsedAt }) => ({
        _id: id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === current,
      }))
    },
  }
}
