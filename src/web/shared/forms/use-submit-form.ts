import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form'
import { type Failure, failureInWords, placeIssues } from './failure.ts'
import { useAction } from './use-action.ts'

interface SubmitFormOptions<Values extends FieldValues> {
  /** The field names in visual order. */
  names: readonly FieldPath<Values>[]
  /** Fields without a default keep what was typed before hydration. */
  defaultValues?: UseFormProps<Values>['defaultValues']
  send: (values: Values) => Promise<void>
  /** Returns the message to show over the button instead of the default one, or true to show none. */
  onFailure?: (error: unknown, values: Values) => Failure | boolean | undefined
}

/** The props that connect a field to its form. */
export type FieldInForm = UseFormRegisterReturn & { required: boolean; problem: string | undefined }

/** A form that shows the server's issues beside their fields and other failures over its button. */
export function useSubmitForm<Values extends FieldValues>({
  names,
  defaultValues,
  send,
  onFailure,
}: SubmitFormOptions<Values>) {
  const form = useForm<Values>(defaultValues && { defaultValues })
  const { register, handleSubmit, setError, getFieldState, formState } = form

  function failureOf(error: unknown, values: Values): Failure | undefined {
    const custom = onFailure?.(error, values)
    if (custom === true) return
    if (custom) return custom
    return placeIssues(error, names, setError) ? undefined : failureInWords(error)
  }

  const { start, isBusy, data, reset } = useAction({
    /** Resolves to the failure to show over the button. */
    mutationFn: async (values: Values): Promise<Failure | undefined> => {
      try {
        await send(values)
      } catch (error) {
        return failureOf(error, values)
      }
    },
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

  return {
    ...form,
    submit: handleSubmit((values) => start(values)),
    field,
    optional,
    problemOf,
    failure: data,
    clearFailure: reset,
    isBusy,
  }
}
