import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { personalisedFromCents } from '#domain/advertising-fees.ts'
import { mostPersonalisedDays } from '#domain/limits.ts'
import { addDays, formatDate, isPlausibleDay, mauritiusClock } from '#domain/mauritius-time.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { advertisingStartQuery } from '#web/website-owner/advertising-start.ts'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { rupees } from './amount.ts'
import { useFeeActions } from './fee-queries.ts'
import { Recorded } from './recorded.tsx'
import { spanText } from './span-text.ts'
import { StoreProductChoice } from './store-product-choice.tsx'
import { TransferFields } from './transfer-fields.tsx'
import { useTransferForm } from './transfer-form.ts'

export interface Sale {
  store: { _id: string; name: string }
  onClose: () => void
}

const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= mostPersonalisedDays

/** Shows when personalised advertising will begin before its payment is recorded. */
export function Personalised({ store, onClose }: Sale) {
  const { transfer: texts, cancel } = ownerFees
  const { personalised } = useFeeActions()
  const [product, setProduct] = useState<ListedProduct>()
  const { form, today, receipt } = useTransferForm({
    amountCents: personalisedFromCents,
    send: (given, days) =>
      personalised({ storeId: store._id, ...given, days, productId: product?._id ?? null }),
  })
  const typed = form.watch('receivedOn')
  const paidOn = isPlausibleDay(typed) ? typed : today
  const start = useQuery(advertisingStartQuery(useOwnerClient(), paidOn))
  if (receipt) {
    return (
      <Recorded receipt={receipt} onClose={onClose}>
        <p>{product ? texts.featuredBetween(spanText(receipt.window)) : texts.chooseLater}</p>
      </Recorded>
    )
  }
  const least = personalisedFromCents
  const days = Number(form.watch('days'))
  return (
    <Form onSubmit={form.submit} className="space-y-4">
      <TransferFields form={form} today={today} amountHint={texts.from(rupees(least))} least={least} />
      <StoreProductChoice store={store} chosen={product} onChoose={setProduct} />
      <Field
        {...form.field('days', { validate: (typed) => isDays(Number(typed)) || texts.daysMissing })}
        label={texts.days}
        inputMode="numeric"
        autoComplete="off"
      />
      <Run startsOn={start.data?.startsOn} hasFailed={start.isError} days={isDays(days) ? days : undefined} />
      {form.failure && <FormProblem {...form.failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{texts.submit.personalised}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

interface RunProps {
  startsOn: string | undefined
  hasFailed: boolean
  days: number | undefined
}

/** The first and last day. */
function Run({ startsOn, hasFailed, days }: RunProps) {
  const { transfer: texts } = ownerFees
  const weekday = startsOn && weekdayName(mauritiusClock(new Date(startsOn)).weekday)
  return (
    <div role="status" className="rounded-xl bg-lagoon-tint px-4 py-3">
      <p className="font-semibold">
        {startsOn
          ? texts.starts(`${weekday} ${formatDate(startsOn)}`)
          : hasFailed
            ? texts.startFailed
            : texts.counting}
      </p>
      <p className="text-sm">
        {[texts.startsRule, startsOn && days && texts.runs(formatDate(addDays(startsOn, days - 1)))]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  )
}
