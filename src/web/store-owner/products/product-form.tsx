import { type FormEvent, type ReactNode, useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import type { Product } from '#contract/shapes/product.ts'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { forms } from '#texts/shared/forms.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import type { Failure } from '#web/shared/forms/failure.ts'
import { Form } from '#web/shared/forms/form.tsx'
import { UnsavedChanges } from '#web/shared/forms/unsaved-changes.tsx'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { FormProblem } from '#web/ui/fields/form-notice.tsx'
import { SubmitButton } from '#web/ui/fields/submit-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/ui/time/clock.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { previewProduct } from './preview-product.ts'
import { LinkField, PictureChoice, PriceAndCategory, SkuField, Words } from './product-fields.tsx'
import { ProductPreview } from './product-preview.tsx'
import { productRules } from './product-rules.ts'
import {
  blankProduct,
  isMissingSomething,
  type ProductValues,
  productFields,
  valuesOf,
} from './product-values.ts'
import { StateFields } from './state-fields.tsx'

/** Props that the page passes to every product form. */
export interface ProductFormSurroundings {
  store: StoreProfile
  /** Renders the card of a product. */
  preview: (product: Product) => ReactNode
  onSaved: () => void
}

interface ProductFormProps extends ProductFormSurroundings {
  /** The product to change; a new one without it. */
  product?: OwnProduct
  /** What a new product begins with. */
  initial?: ProductValues | undefined
  /** Saves, and resolves to the server's message. */
  save: (values: ProductValues) => Promise<string>
  /** The text for a failure instead of the usual one; true when it is shown elsewhere. */
  onFailure?: (error: unknown) => Failure | true | undefined
  button: string
  /** The reason why saving is not possible, shown above the button. */
  children?: ReactNode
}

/** One form for new and existing products, with a preview of the card. */
export function ProductForm({
  store,
  preview,
  product,
  initial,
  button,
  children,
  ...acts
}: ProductFormProps) {
  const { preview: previewTexts } = ownProducts
  const now = useNow(60_000)
  const [isUploading, setUploading] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const rules = productRules({ kept: product?.discount, now })
  const form = useSubmitForm<ProductValues>({
    names: productFields,
    defaultValues: product ? valuesOf(product) : (initial ?? blankProduct),
    send: async (values) => {
      const message = await acts.save(values)
      // After a save, leaving asks no question and a new product is not added twice.
      form.reset(values)
      setAdded(!product)
      void toast.success(message)
      acts.onSaved()
    },
    onFailure: (error) => acts.onFailure?.(error),
  })
  const values = form.watch()

  function submit(event: FormEvent) {
    if (isMissingSomething(form.getValues())) void toast.error(forms.rules.required)
    void form.submit(event)
  }

  return (
    <div className="@container">
      <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_15rem] @3xl:gap-8">
        <div className="@3xl:sticky @3xl:top-24 @3xl:order-last">
          <ProductPreview>
            {preview(previewProduct(values, { store, product, noTitle: previewTexts.noTitle, now }))}
          </ProductPreview>
        </div>
        <Form
          onSubmit={submit}
          className="@container min-w-0 space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
        >
          <Words form={form} rules={rules} />
          <PriceAndCategory form={form} rules={rules} />
          <div className="grid items-start gap-x-4 gap-y-5 @2xl:grid-cols-2">
            <PictureChoice form={form} rules={rules} onBusyChange={setUploading} />
            <div className="grid gap-5">
              <LinkField form={form} rules={rules} />
              <SkuField form={form} rules={rules} />
              <StateFields form={form} />
              <DiscountFields form={form} rules={rules} canEnd={product?.discount.value != null} now={now} />
            </div>
          </div>
          {form.failure && <FormProblem {...form.failure} />}
          {children}
          <SubmitButton isBusy={form.isBusy} disabled={isUploading || isAdded}>
            {button}
          </SubmitButton>
        </Form>
      </div>
      <UnsavedChanges areThere={form.formState.isDirty || isUploading} />
    </div>
  )
}
