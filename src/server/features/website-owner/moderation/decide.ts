import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { ModerationDecision, ReportTarget } from '#contract/shapes/moderation.ts'
import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { changedSince } from '#server/platform/http/changed-since.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { NoteForStore } from '#server/shared/store-notifications.ts'
import type { DecisionQueries } from './decisions.queries.ts'
import { say } from './moderation.sentences.ts'
import { storedTargets } from './targets.ts'
import { toldStore } from './told-stores.ts'

interface Deps {
  queries: DecisionQueries
  noteForStore: NoteForStore
  mailer: Mailer
  clock: Clock
}

interface Decision {
  owner: WebsiteOwner
  target: ReportTarget
  targetId: string
  /** The name of the thing when it is deleted; by default the one in the reports. */
  label?: string
  action: ModerationDecision['action']
  words?: string
  /** Further facts for the audit log. */
  facts?: Record<string, unknown>
  /** Somebody who gets a letter of their own about the decision. */
  toldOtherwise?: string | undefined
  /** How many open reports were on the screen. */
  reportsSeen?: number | undefined
}

const reportedAgain = () => new Refusal(409, 'reported-again', say.reportedAgain)

export type Decide = ReturnType<typeof createDecide>

/**
 * Records a decision and closes all open reports on the thing with it; each reporter gets one mail, and one who runs a
 * store finds it in the store's notifications too. The caller must
 * have locked the thing.
 */
export function createDecide({ queries, noteForStore, mailer, clock }: Deps) {
  /** Records a decision that leaves the reports open. */
  async function note(tx: Transaction, decision: Decision & { label: string }, decidedReports = 0) {
    const { owner, target, targetId, label, action, words = '', facts } = decision
    const now = clock()
    const id = v7()
    await queries.add(tx, {
      id,
      target: storedTargets[target].target,
      targetId,
      targetLabel: label,
      action,
      words,
      owner: owner.email,
      createdAt: now,
    })
    await record(tx, {
      owner,
      action: `${action}-${target}`,
      target: { kind: target, id: targetId },
      details: {
        label,
        ...(words && { words }),
        ...(decidedReports > 0 && { reports: decidedReports }),
        ...facts,
      },
      now,
    })
    const told = toldStore(decision)
    if (told) await noteForStore(tx, { ...told, event: `decision ${id}` })
    return { id, now }
  }

  /** Returns who had reported it and was told. */
  async function decide(tx: Transaction, decision: Decision): Promise<string[]> {
    const { target, targetId, action, reportsSeen, toldOtherwise } = decision
    const open = await queries.lockOpenReports(tx, target, targetId)
    const needsReports = action === 'dismiss' || action === 'warn' || (reportsSeen ?? 0) > 0
    if (needsReports && open.length === 0) throw changedSince()
    if (reportsSeen !== undefined && open.length > reportsSeen) throw reportedAgain()
    const label = decision.label ?? open[0]?.label ?? ''
    const { id: decisionId, now: decidedAt } = await note(tx, { ...decision, label }, open.length)
    if (open.length === 0) return []
    const status = action === 'dismiss' ? 'dismissed' : 'acted'
    await queries.close(
      tx,
      open.map(({ id }) => id),
      { status, decisionId, decidedAt },
    )
    const reporters = reportersOf(open)
    for (const reporter of reporters) {
      if (reporter.id !== toldOtherwise)
        await mailer.send(
          reporter,
          { kind: 'report-decided', label, target, isUpheld: status === 'acted' },
          tx,
        )
      await noteForStore(tx, {
        to: sql`s.user_id = ${reporter.id}`,
        event: `reported ${decisionId}`,
        notification: {
          kind: 'report-decision',
          decision: status === 'acted' ? 'uphold' : 'dismiss',
          target,
          label,
          words: '',
        },
        ownLetter: 'always',
      })
    }
    return reporters.map(({ id }) => id)
  }

  return { decide, note }
}

type OpenReport = Awaited<ReturnType<DecisionQueries['lockOpenReports']>>[number]

/** Each reporter once, without deleted accounts. */
function reportersOf(open: readonly OpenReport[]) {
  const people = new Map<string, { id: string; name: string; email: string }>()
  for (const { reporterId: id, name, email } of open)
    if (id && name && email) people.set(id, { id, name, email })
  return [...people.values()]
}
