import { auditLog } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'

/** The website owner who is signed in, a command in the shell, or what the house does by itself every day. */
export type Actor = { email: string } | 'npm run owner' | 'npm start' | 'daily job'

interface OwnerAction {
  owner: Actor
  /** Such as 'approve-store-owner'. */
  action: string
  target?: { kind: string; id: string } | undefined
  /** What else is worth knowing later; never a secret. */
  details?: Record<string, unknown> | undefined
  now: Date
}

/** Writes an action of the website owner down, in the transaction that does it. */
export async function record(
  tx: Transaction,
  { owner, action, target, details = {}, now }: OwnerAction,
): Promise<void> {
  await tx.insert(auditLog).values({
    actor: typeof owner === 'string' ? owner : owner.email,
    action,
    targetKind: target?.kind,
    targetId: target?.id,
    details,
    at: now,
  })
}
