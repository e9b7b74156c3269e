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
  /** In the order in which they stand. */
  names: readonly FieldPath<Values>[]
  /** Known beforehand. Fields left out keep what was typed before script came. */
  defaultValues?: UseFormProps<Values>['defaultValues']
  send: (values: Values) => Promise<void>
  /** What to say over the button instead of the usual; true when nothing is left to say. */
  onFailure?: (error: unknown, values: Values) => Failure | boolean | undefined
}

/** What a field needs to take part in a form. */
export type FieldInForm = UseFormRegisterReturn & { required: boolean; problem: string | undefined }

/** A form whose refusals stand beside the fields they are about; any other failure stands over its button. */
export function useSubmitForm<Values extends FieldValues>({
  names,
  defaultValues,
  send,
  onFailure,
}: SubmitFormOptions<Values>) {
  const form = useForm<Values>(defaultValues && { defaultValues })
  const { register, handleSubmit, setError, getFieldState, formState } = form

  function failureOf(error: unknown, values: Values): Failure | undefined {
    const said = onFailure?.(error, values)
    if (said === true) return
    if (said) return said
    return placeIssues(error, names, setError) ? undefined : failureInWords(error)
  }

  const { start, isBusy, data, reset } = useAction({
    /** Resolves to what is to be said over the button. */
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
