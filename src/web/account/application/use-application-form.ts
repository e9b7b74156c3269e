import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnApplication } from '#contract/shapes/application.ts'
import type { Message } from '#contract/shapes/message.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ownApplicationQuery } from '#web/shared/application/application-queries.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Facts = Pick<OwnApplication, 'businessName' | 'registrationNumber' | 'phone' | 'sells' | 'claimsHalal'>
export interface ApplicationValues extends Facts {
  answer: string
}

const names = ['answer', 'businessName', 'registrationNumber', 'phone', 'sells'] as const

export type ApplicationForm = ReturnType<typeof useApplicationForm>

interface Application {
  given: OwnApplication | null
  /** True when a question is answered, false for a new application. */
  isAnswer: boolean
  /** Called when the server has accepted it, or has decided in the meantime. */
  onSettled: () => void
}

export function useApplicationForm({ given, isAnswer, onSettled }: Application) {
  const client = useStoreClient()
  const queryClient = useQueryClient()
  const [loggedOut, setLoggedOut] = useState<string>()
  const form = useSubmitForm<ApplicationValues>({
    names,
    defaultValues: given ? { ...factsOf(given), answer: '' } : undefined,
    send: async ({ answer, ...facts }) => {
      setLoggedOut(undefined)
      const { apply, answer: answerWith } = client.application
      await settle('success', await (isAnswer ? answerWith({ ...facts, answer }) : apply(facts)))
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return false
      if (error.status === 401) setLoggedOut(error.message)
      // It was decided or sent in another tab, so the page shows the new state.
      if (error.status === 409) void settle('error', error)
      return error.status === 401 || error.status === 409
    },
  })

  /** The form stays busy until the new state of the application is loaded. */
  async function settle(kind: 'success' | 'error', { message }: Message) {
    void toast[kind](message)
    await queryClient.prefetchQuery({ ...ownApplicationQuery(client), staleTime: 0 })
    onSettled()
  }
  return { ...form, loggedOut }
}

const factsOf = ({ businessName, registrationNumber, phone, sells, claimsHalal }: Facts): Facts => ({
  businessName,
  registrationNumber,
  phone,
  sells,
  claimsHalal,
})
