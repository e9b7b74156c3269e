import { v7 } from 'uuid'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { ContactQueries } from './contact.queries.ts'
import { say } from './contact.sentences.ts'
import type { FormService } from './form-service.ts'

export interface ContactSettings {
  /** Messages are mailed to this address, and /contact shows it. */
  email?: string | undefined
  whatsapp?: string | undefined
  /** A form service that takes messages instead of us. */
  formUrl?: string | undefined
}

interface Deps {
  tables: Tables
  queries: ContactQueries
  settings: ContactSettings
  formService: FormService | undefined
  limits: Limits
  mailer: Mailer
  clock: Clock
}

interface Written {
  name: string
  email: string
  message: string
  /** A honeypot field, hidden on the page. */
  website: string
}

const sent = { success: true, message: say.sent }
const notTaken = () => new Refusal(502, 'form-service-failed', say.notSent)

export type ContactService = ReturnType<typeof contactService>

/** Messages to the website owner are stored and mailed, or passed on to a form service. */
export function contactService(deps: Deps) {
  const { tables, queries, settings, formService, limits, mailer, clock } = deps
  const { email: ownEmail = null, whatsapp = null } = settings

  async function keep({ name, email, message }: Written): Promise<void> {
    await inTransaction(tables, async (tx) => {
      await queries.add(tx, { id: v7(), name, email, message, createdAt: clock() })
      if (ownEmail)
        await mailer.send(
          { name: '', email: ownEmail },
          { kind: 'contact-message', name, email, message },
          tx,
        )
    })
  }

  return {
    details: async () => ({ email: ownEmail, whatsapp }),

    async send(written: Written, address: string) {
      await limits.take({ messagesFromAddress: address, messagesFromAddressInDay: address })
      // A robot gets the same answer as a person, so that it learns nothing.
      if (written.website) return sent
      if (!formService) await keep(written)
      else if (!(await formService.takes(written))) throw notTaken()
      return sent
    },
  }
}
