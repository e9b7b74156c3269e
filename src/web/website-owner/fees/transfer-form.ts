import { useState } from 'react'
import { v7 } from 'uuid'
import type { Receipt } from '#contract/shapes/fee.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Cents } from '#domain/money.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { useNow } from '#web/ui/time/clock.tsx'
import { centsIn, typedAmount } from './amount.ts'
import type { Transfer } from './fee-queries.ts'

export interface TransferValues {
  /** In rupees, as typed. */
  amount: string
  method: Transfer['method'] | ''
  reference: string
  receivedOn: string
  /** Only for personalised advertising. */
  days: string
}

interface TransferFormOptions {
  /** The initial value of the field. */
  amountCents: Cents
  send: (transfer: Omit<Transfer, 'cycleId'>, days: number) => Promise<Receipt>
}

const names = ['amount', 'method', 'reference', 'receivedOn', 'days'] as const
const usualDays = '30'

/** The id is created once, so that a repeated request records the payment only once. */
export function useTransferForm({ amountCents, send }: TransferFormOptions) {
  const [id] = useState(() => v7())
  const [receipt, setReceipt] = useState<Receipt>()
  const today = mauritiusDay(useNow(60_000))
  const form = useSubmitForm<TransferValues>({
    names,
    defaultValues: {
      amount: typedAmount(amountCents),
      method: '',
      reference: '',
      receivedOn: today,
      days: usualDays,
    },
    send: async ({ amount, method, reference, receivedOn, days }) => {
      if (method === '') return
      const given = { id, amountCents: centsIn(amount) ?? 0, method, reference: reference.trim(), receivedOn }
      setReceipt(await send(given, Number(days)))
    },
    onFailure: (error) => {
      const issue = error instanceof ApiError && error.issues.find(({ path }) => path === 'amountCents')
      if (!issue) return false
      form.setError('amount', { type: 'server', message: issue.message }, { shouldFocus: true })
      return true
    },
  })
  return { form, today, receipt }
}

export type TransferForm = ReturnType<typeof useTransferForm>['form']
