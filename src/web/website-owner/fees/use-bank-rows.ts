import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankRow, OpenWindow } from '#contract/shapes/bank-statement.ts'
import { figure } from '#texts/shared/figures.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

export interface ShownRow extends Omit<BankRow, 'why'> {
  why: keyof typeof ownerFees.bank.why
  /** Why it could not be recorded. */
  problem?: string | undefined
}

/** The rows of a file with what was chosen and recorded since. */
export function useBankRows(read: readonly BankRow[]) {
  const { bank: texts } = ownerFees
  const { ownerBank } = useOwnerClient()
  const queryClient = useQueryClient()
  const [rows, setRows] = useState<readonly ShownRow[]>(read)
  const [progress, setProgress] = useState<{ done: number; all: number }>()

  const replace = (line: number, changes: Partial<ShownRow>) =>
    setRows((before) => before.map((row) => (row.line === line ? { ...row, ...changes } : row)))

  async function recorded(row: ShownRow): Promise<boolean> {
    const { line, account, day, amountCents, description, occurrence } = row
    const parts = row.parts.map((part) => ({ cycleId: part.cycleId, amountCents: part.amountCents }))
    try {
      const { receipts, isNew } = await ownerBank.record({
        account,
        day: day ?? '',
        amountCents: amountCents ?? 0,
        description,
        occurrence,
        parts,
      })
      const problem = isNew ? undefined : texts.already
      replace(line, { fate: 'recorded', why: 'recorded', receipts, problem })
      return true
    } catch (error) {
      replace(line, { problem: sentenceOf(error, texts.failed) })
      return false
    }
  }

  /** One after the other: each is recorded whole or not at all, and those before stay recorded. */
  async function record(chosen: readonly ShownRow[]) {
    let good = 0
    for (const [at, row] of chosen.entries()) {
      setProgress({ done: at, all: chosen.length })
      if (await recorded(row)) good += 1
    }
    setProgress(undefined)
    void queryClient.invalidateQueries({ queryKey: ofOwner('fees') })
    if (good > 0) void toast.success(good === 1 ? texts.doneOne : texts.done(figure(good)))
    if (good < chosen.length) void toast.error(texts.someFailed(figure(chosen.length - good)))
  }

  return {
    rows,
    progress,
    record: (chosen: readonly ShownRow[]) => void record(chosen),
    choose: (line: number, { parts, leftOverCents }: OpenWindow) =>
      replace(line, { fate: 'likely', why: 'chosen', parts, leftOverCents, problem: undefined }),
  }
}
