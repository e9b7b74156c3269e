import type { AuditAction } from '#domain/audit-actions.ts'
import { auditLog } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'

/** The website owner who is signed in, a command in the shell, or a daily job. */
export type Actor = { email: string } | 'npm run owner' | 'npm start' | 'daily job'

interface OwnerAction {
  owner: Actor
  action: AuditAction
  target?: { kind: string; id: string } | undefined
  /** Further facts for later; never a secret. */
  details?: Record<string, unknown> | undefined
  now: Date
}

/** Records an action of the website owner, in the transaction that performs it. */
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
