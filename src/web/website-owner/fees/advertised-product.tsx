import { useState } from 'react'
import type { FeeCycle } from '#contract/shapes/fee.ts'
import type { ListedProduct } from '#contract/website-owner/promotion.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useFeeActions } from './fee-queries.ts'
import { spanText } from './span-text.ts'
import { StoreProductChoice } from './store-product-choice.tsx'

interface AdvertisedProductProps {
  store: { _id: string; name: string }
  cycle: FeeCycle
  onClose: () => void
}

/** Chooses the product of a paid window that has none. */
export function AdvertisedProduct({ store, cycle, onClose }: AdvertisedProductProps) {
  const { transfer: texts, advertised, cancel } = ownerFees
  const { chooseProduct } = useFeeActions()
  const [product, setProduct] = useState<ListedProduct>()
  const [isMissing, setMissing] = useState(false)
  const { submit, failure, isBusy } = useSubmitForm({
    names: [],
    send: async () => {
      if (!product) return setMissing(true)
      const { message } = await chooseProduct(cycle._id, product._id)
      void toast.success(message)
      onClose()
    },
  })
  return (
    <Form onSubmit={submit} className="space-y-4">
      <p className="font-medium wrap-anywhere">{texts.about(store.name, spanText(cycle))}</p>
      <p className="text-sm text-muted">{advertised.text}</p>
      <StoreProductChoice
        store={store}
        chosen={product}
        onChoose={(chosen) => {
          setProduct(chosen)
          setMissing(false)
        }}
        isRequired
        problem={isMissing ? advertised.missing : undefined}
      />
      {failure && <FormProblem {...failure} />}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{advertised.submit}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
