import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ownerPaymentDetails as texts } from '#texts/website-owner/payment-details.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Panel } from '#web/ui/panels/panel.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { OwnerPictureField } from '#web/website-owner/pictures/owner-picture-field.tsx'
import { paymentDetailsQuery, type StoredDetails } from './payment-details-query.ts'
import { type DetailsValues, detailNames, rules, valuesOf } from './payment-details-values.ts'
import { Preview } from './preview.tsx'

/** Starts with the stored values; what is typed stays when somebody else saves meanwhile. */
export function PaymentDetailsForm({ stored }: { stored: StoredDetails }) {
  const client = useOwnerClient()
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(stored.version)
  const [isUploading, setUploading] = useState(false)
  const [isOutdated, setOutdated] = useState(false)

  function start(details: StoredDetails) {
    queryClient.setQueryData(paymentDetailsQuery(client).queryKey, details)
    setVersion(details.version)
    setOutdated(false)
    form.reset(valuesOf(details))
  }

  async function showTheirs() {
    try {
      start(await client.ownerPaymentDetails.all({}))
      form.clearFailure()
    } catch (error) {
      void toast.error(sentenceOf(error, texts.failed))
    }
  }

  const form = useSubmitForm<DetailsValues>({
    names: detailNames,
    defaultValues: valuesOf(stored),
    send: async (values) => {
      const { message, details } = await client.ownerPaymentDetails.save({ ...values, version })
      start(details)
      void toast.success(message)
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'decided-meanwhile') setOutdated(true)
      return undefined
    },
  })
  const { optional, failure, isBusy, formState, control } = form
  const qr = useController({ control, name: 'qrPicture' }).field
  const text = (name: Exclude<keyof DetailsValues, 'qrPicture'>) => (
    <Field
      {...optional(name, { validate: rules[name] })}
      label={texts.fields[name]}
      hint={texts.hints[name]}
      autoComplete="off"
    />
  )

  return (
    <Form onSubmit={form.submit} className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <UnsavedChanges areThere={formState.isDirty || isUploading} />
      <div className="space-y-5">
        <Panel title={texts.ways} text={texts.waysText}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {text('bankName')}
            {text('accountName')}
            {text('accountNumber')}
            {text('juiceNumber')}
            {text('mytNumber')}
          </div>
          <div className="mt-4 max-w-xs">
            <OwnerPictureField
              label={texts.qr}
              hint={texts.qrHint}
              isWhole
              value={qr.value}
              onChange={qr.onChange}
              onBusyChange={setUploading}
              problem={form.problemOf('qrPicture')}
            />
          </div>
        </Panel>
        <Panel title={texts.issuer} text={texts.issuerText}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {text('issuerName')}
            {text('issuerAddress')}
            {text('brn')}
            {text('vatNumber')}
          </div>
        </Panel>
        {failure && <FormProblem {...failure} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={isBusy} disabled={isUploading}>
            {texts.save}
          </SubmitButton>
          {isOutdated && (
            <Button look="quiet" onClick={() => void showTheirs()}>
              {texts.showTheirs}
            </Button>
          )}
        </div>
      </div>
      <Preview values={form.watch()} />
    </Form>
  )
}
