import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { longest } from '#domain/limits.ts'
import { contact } from '#texts/public/contact.ts'
import { figure } from '#texts/shared/figures.ts'
import { formFailures } from '#texts/shared/form-failures.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { type Failure, placeIssues, refusal } from '#web/shared/forms/failure.ts'
import { fieldRules } from '#web/shared/forms/field-rules.ts'
import { useSubmitForm } from '#web/shared/forms/use-submit-form.ts'
import { useSession } from '#web/shared/session/session.ts'

interface Values {
  name: string
  email: string
  message: string
  website: string
}

const names = ['name', 'email', 'message'] as const

/** `onSent` receives the email that the answer goes to. */
export function useContactForm(onSent: (email: string) => void) {
  const { form: texts, failed } = contact
  const { noNetwork, busy } = formFailures
  const client = useClient()
  const { person } = useSession()
  const form = useSubmitForm<Values>({
    names,
    send: async ({ website, ...message }) => {
      const { success } = await client.contact.send({ ...message, website: website ?? '' })
      if (!success) throw new ApiError(502, undefined)
      onSent(message.email.trim())
    },
    onFailure: (error): Failure | true => {
      const isPlaced = placeIssues(error, names, form.setError)
      return isPlaced || { sentence: failed.sentence, advice: `${reason(error)} ${failed.kept}` }
    },
  })
  const { getValues, setValue, field } = form

  function reason(error: unknown): string {
    if (!(error instanceof ApiError)) return noNetwork
    return refusal(error) ?? busy
  }

  // The session fills in name and email, but never overwrites typed text.
  useEffect(() => {
    if (!person) return
    if (!getValues('name')) setValue('name', person.name)
    if (!getValues('email')) setValue('email', person.email)
  }, [person, getValues, setValue])

  const { about } = useSearch({ strict: false })
  const beginning = about ? texts.begin[about] : ''
  useEffect(() => {
    if (beginning && !getValues('message')) setValue('message', beginning)
  }, [beginning, getValues, setValue])

  return {
    ...form,
    /** The words that the form began with, which are not worth a warning when the page is left. */
    beginning,
    fields: {
      name: field('name', fieldRules.name),
      email: field('email', fieldRules.email),
      message: field('message', {
        validate: (message) => {
          const { length } = message.trim()
          if (length === 0) return texts.noMessage
          return length <= longest.contactMessage || texts.tooLong(figure(longest.contactMessage))
        },
      }),
    },
  }
}
