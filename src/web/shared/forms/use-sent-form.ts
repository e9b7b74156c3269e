import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import { placeIssues } from './failure.ts'
import { type Sending, useSending } from './use-sending.ts'

interface SentForm<Values extends FieldValues> extends Sending<Values> {
  /** In the order in which they stand. */
  names: readonly FieldPath<Values>[]
  /** Known beforehand. Fields left out keep what was typed before script came. */
  defaultValues?: UseFormProps<Values>['defaultValues']
}

/** What a field needs to take part in a form. */
export type FieldInForm = UseFormRegisterReturn & { required: boolean; problem: string | undefined }

/** A form with rules for its fields, checked before it is sent. */
export function useSentForm<Values extends FieldValues>({
  names,
  defaultValues,
  ...sending
}: SentForm<Values>) {
  const form = useForm<Values>(defaultValues && { defaultValues })
  const { register, handleSubmit, setError, getFieldState, formState } = form
  const { start, ...state } = useSending({
    ...sending,
    place: (error) => placeIssues(error, names, setError),
  })

  const problemOf = (name: FieldPath<Values>) => getFieldState(name, formState).error?.message

  function field<Name extends FieldPath<Values>>(
    name: Name,
    rule?: RegisterOptions<Values, Name>,
  ): FieldInForm {
    return { ...register(name, rule), required: true, problem: problemOf(name) }
  }

  /** A field that may stay empty. */
  function optional<Name extends FieldPath<Values>>(
    name: Name,
    rule?: RegisterOptions<Values, Name>,
  ): FieldInForm {
    return { ...field(name, rule), required: false }
  }

  return { ...form, ...state, submit: handleSubmit((values) => start(values)), field, optional, problemOf }
}
