import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { longest } from '#domain/limits.ts'
import { errorPages } from '#texts/shared/error-pages.ts'
import { forms } from '#texts/shared/forms.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import type { FieldInForm } from '#web/shared/forms/use-submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export interface AddressValues {
  stNumber: string
  line: string
  locality: string
  city: string
  details: string
}

type AddressPath = `address.${keyof AddressValues}`
interface Rule {
  validate: (written: string) => true | string
}

/** Any form whose values include an `address`. */
interface AddressForm {
  field(name: AddressPath, rule?: Rule): FieldInForm
  optional(name: AddressPath, rule?: Rule): FieldInForm
  watch(name: 'address.city'): string
  setValue(name: 'address.city', city: string, options: { shouldDirty: true; shouldValidate: boolean }): void
  formState: { isSubmitted: boolean }
}

interface AddressFieldsProps {
  form: AddressForm
  /** True when all parts but the details are required; otherwise only the city is. */
  isWhole: boolean
  /** Shown when the list of places cannot be loaded. */
  failedCities: string
}

const digits = /^\d*$/

export function AddressFields({ form, isWhole, failedCities }: AddressFieldsProps) {
  const { address: texts } = forms
  const client = useClient()
  const {
    data: places = [],
    isError,
    refetch,
  } = useQuery({
    queryKey: ['places'],
    queryFn: () => client.store.places({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (isError) void toast.error(failedCities)
  }, [isError, failedCities])

  const part = isWhole ? form.field : form.optional
  const given = (written: string) => !isWhole || written.trim() !== '' || texts.missing
  // Registered in the order of the form, so that the first invalid field gets the focus.
  const stNumber = part('address.stNumber', {
    validate: (number) => {
      const isGiven = given(number)
      return isGiven === true ? digits.test(number.trim()) || texts.stNumberDigits : isGiven
    },
  })
  const line = part('address.line', { validate: given })
  const locality = part('address.locality', { validate: given })
  const { onChange: _, ...city } = form.field('address.city', {
    validate: (chosen) => chosen !== '' || texts.missing,
  })
  const chosen = form.watch('address.city')
  // The list of places may load after the form.
  const choices = places.includes(chosen) || chosen === '' ? places : [chosen, ...places]

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field {...stNumber} label={texts.stNumber} inputMode="numeric" maxLength={longest.streetNumber} />
      <Field {...line} label={texts.line} autoComplete="address-line1" />
      <Field {...locality} label={texts.locality} />
      <SelectField
        {...city}
        label={texts.city}
        value={chosen}
        empty={texts.chooseCity}
        options={choices.map((place) => ({ value: place, label: place }))}
        onChoose={(place) =>
          form.setValue('address.city', place, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        problem={city.problem ?? (isError ? failedCities : undefined)}
        hint={
          isError && (
            <Button look="plain" size="small" className="-ml-4.5" onClick={() => void refetch()}>
              {errorPages.tryAgain}
            </Button>
          )
        }
      />
      <Field
        {...form.optional('address.details')}
        label={texts.details}
        hint={texts.detailsHint}
        className="sm:col-span-2"
      />
    </div>
  )
}
