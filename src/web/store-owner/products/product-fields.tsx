import type { ComponentProps } from 'react'
import { useController } from 'react-hook-form'
import { longest } from '#domain/limits.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import type { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { CategoryFields } from '#web/store-owner/forms/category-fields.tsx'
import { TextLanguageField } from '#web/store-owner/forms/text-language-field.tsx'
import { PictureField } from '#web/store-owner/pictures/picture-field.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { TextBox } from '#web/ui/fields/text-box.tsx'
import type { productRules } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'

export interface ProductFieldsProps {
  form: ReturnType<typeof useSubmitForm<ProductValues>>
  rules: ReturnType<typeof productRules>
}

export function Words({ form, rules }: ProductFieldsProps) {
  const { form: texts } = ownProducts
  return (
    <>
      <Field {...form.field('title', rules.title)} label={texts.title} autoComplete="off" />
      <TextBox
        {...form.field('description', rules.description)}
        label={texts.description}
        hint={texts.descriptionHint}
        value={form.watch('description')}
        limit={longest.description}
      />
      <TextLanguageField form={form} />
    </>
  )
}

/** Rupees or percent: at least 0, in steps of 0.01. */
export function NumberField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      // Scrolling over a number field must not change its value.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  )
}

export function PriceAndCategory({ form, rules }: ProductFieldsProps) {
  const { form: texts } = ownProducts
  const { field, fieldState } = useController({
    control: form.control,
    name: 'categories',
    rules: rules.categories,
  })
  return (
    <div className="grid items-start gap-x-4 gap-y-5 @md:grid-cols-2">
      <NumberField {...form.field('price', rules.price)} label={texts.price} />
      <CategoryFields
        kind="product"
        value={field.value}
        onChange={field.onChange}
        problem={fieldState.error?.message}
        ref={field.ref}
      />
    </div>
  )
}

export function PictureChoice({
  form,
  rules,
  onBusyChange,
}: ProductFieldsProps & { onBusyChange: (isBusy: boolean) => void }) {
  const { form: texts } = ownProducts
  const { field, fieldState } = useController({ control: form.control, name: 'image', rules: rules.image })
  return (
    <PictureField
      label={texts.picture}
      as="admin"
      value={field.value}
      onChange={field.onChange}
      onBusyChange={onBusyChange}
      messages={texts.picked}
      problem={fieldState.error?.message}
      ref={field.ref}
    />
  )
}

export function SkuField({ form, rules }: ProductFieldsProps) {
  const { form: texts } = ownProducts
  return (
    <Field
      {...form.optional('sku', rules.sku)}
      autoComplete="off"
      label={texts.sku}
      hint={texts.skuHint}
      maxLength={longest.sku}
    />
  )
}

export function LinkField({ form, rules }: ProductFieldsProps) {
  const { form: texts } = ownProducts
  return (
    <Field
      {...form.optional('link', rules.link)}
      type="url"
      inputMode="url"
      autoComplete="off"
      label={texts.link}
      hint={texts.linkHint}
    />
  )
}
