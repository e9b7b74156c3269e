import { type FormEvent, useState } from 'react'
import { forms } from '#texts/shared/forms.ts'
import { storeRegistration } from '#texts/store-owner/registration.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import {
  emptyRegistration,
  isIncomplete,
  type RegistrationValues,
  registrationNames,
  toRegistration,
} from './registration-values.ts'

export type RegistrationForm = ReturnType<typeof useRegistrationForm>['form']

/** Refusals that concern the person rather than a field; each links to the next step. */
const nextSteps = {
  'not-approved': 'approval',
  'has-a-store': 'storeLogin',
  'not-logged-in': 'login',
} as const

export interface Refused {
  sentence: string
  nextStep: (typeof nextSteps)[keyof typeof nextSteps]
}

export function useRegistrationForm(onRegistered: (email: string) => void) {
  const { signup: texts } = storeRegistration
  const { storeOwner } = useStoreClient()
  const [refused, setRefused] = useState<Refused>()
  const form = useSubmitForm<RegistrationValues>({
    names: registrationNames,
    defaultValues: emptyRegistration,
    send: async (values) => {
      setRefused(undefined)
      await storeOwner.register(toRegistration(values))
      void toast.success(texts.success)
      onRegistered(values.email.trim())
    },
    onFailure: (error) => {
      const found = refusedBy(error)
      setRefused(found)
      return found !== undefined
    },
  })

  // Fields are registered in the order of the form, so that the first invalid one gets the focus.
  for (const name of registrationNames) form.register(name)

  function submit(event: FormEvent) {
    if (isIncomplete(form.getValues())) void toast.error(forms.rules.required)
    return form.submit(event)
  }
  return { form, submit, refused }
}

function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof ApiError)) return
  const nextStep = Object.entries(nextSteps).find(([code]) => code === error.code)?.[1]
  return nextStep && { sentence: error.message, nextStep }
}
