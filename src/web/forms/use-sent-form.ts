import { useState } from 'react'
import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
  useForm,
} from 'react-hook-form'
import { type Failure, placeIssues, useFailureInWords } from './failure.ts'

interface AccountForm<Values extends FieldValues> {
  /** In the order in which they stand. */
  names: readonly FieldPath<Values>[]
  /** Known beforehand. Fields left out keep what was typed before script came. */
  defaultValues?: UseFormProps<Values>['defaultValues']
  send: (values: Values) => Promise<void>
  /** For failures with a sentence of their own; true when nothing is left to say. */
  onFailure?: (error: unknown, values: Values) => boolean
}

/** A form whose refusals stand beside the fields they are about; any other failure stands over its button. */
export function useAccountForm<Values extends FieldValues>({
  names,
  defaultValues,
  send,
  onFailure,
}: AccountForm<Values>) {
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm<Values>(
    defaultValues && { defaultValues },
  )
  const [failure, setFailure] = useState<Failure>()
  const inWords = useFailureInWords()

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await send(values)
    } catch (error) {
      if (onFailure?.(error, values) || placeIssues(error, names, setError)) return
      setFailure(inWords(error))
    }
  })

  function field(name: FieldPath<Values>, rule: RegisterOptions<Values, FieldPath<Values>>) {
    const problem = formState.errors[name]?.message
    return {
      ...register(name, rule),
      required: true,
      problem: typeof problem === 'string' ? problem : undefined,
    }
  }

  return { submit, field, failure, setFailure, setFocus, reset, isBusy: formState.isSubmitting }
}

/** What a field needs to take part in a form. */
export type FieldInForm = ReturnType<ReturnType<typeof useAccountForm>['field']>
