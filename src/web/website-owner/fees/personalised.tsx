import { useState } from 'react'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { personalisedFromCents, personalisedWindow } from '#domain/advertising-fees.ts'
import { mostPersonalisedDays } from '#domain/limits.ts'
import { formatDate, isPlausibleDay, mauritiusClock } from '#domain/mauritius-time.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { rupees } from './amount.ts'
import { useFeeActions } from './fee-queries.ts'
import { HolidaysField } from './holidays-field.tsx'
import { Recorded } from './recorded.tsx'
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
  const [movingHolidays, setHolidays] = useState<string[]>([])
  const { form, today, receipt } = useTransferForm({
    amountCents: personalisedFromCents,
    send: (given, days) =>
      personalised({ storeId: store._id, ...given, days, productId: product?._id ?? null, movingHolidays }),
  })
  if (receipt) {
    const { startsOn: from, endsOn: until } = receipt.window
    return (
      <Recorded receipt={receipt} onClose={onClose}>
        {product && (
          <ButtonLink
            look="quiet"
            to="/owner/promotion/new"
            search={{ product: product._id, search: product.title, from, until }}
          >
            {texts.feature}
          </ButtonLink>
        )}
      </Recorded>
    )
  }
  const least = personalisedFromCents
  const typed = form.watch('receivedOn')
  const paidOn = isPlausibleDay(typed) ? typed : today
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
      <HolidaysField days={movingHolidays} min={paidOn} onChange={setHolidays} />
      <Run
        window={personalisedWindow(paidOn, isDays(days) ? days : 1, movingHolidays)}
        hasEnd={isDays(days)}
      />
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

/** The computed first and last day. */
function Run({ window, hasEnd }: { window: { startsOn: string; endsOn: string }; hasEnd: boolean }) {
  const { transfer: texts } = ownerFees
  const { startsOn, endsOn } = window
  const { weekday } = mauritiusClock(new Date(startsOn))
  return (
    <div role="status" className="rounded-xl bg-lagoon-tint px-4 py-3">
      <p className="font-semibold">{texts.starts(`${weekdayName(weekday)} ${formatDate(startsOn)}`)}</p>
      <p className="text-sm">
        {[texts.startsRule, hasEnd && texts.runs(formatDate(endsOn))].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
