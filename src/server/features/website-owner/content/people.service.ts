import type { FoundPerson, PersonDetail } from '#contract/website-owner/content.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { OwnerRequest } from '#server/shared/email-changes/asking.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { say } from './content.sentences.ts'
import type { PeopleQueries, PersonRow } from './people.queries.ts'

const noSuchPerson = () => notFound(say.noSuchPerson)

export function people(queries: PeopleQueries, emailChanges: Shared['emailChanges']) {
  return {
    async person(id: string): Promise<PersonDetail> {
      const row = await queries.detail(id)
      if (!row) throw noSuchPerson()
      const { reports, applications } = row
      return {
        ...toFoundPerson(row),
        ...{ reports, applications },
        emailChange: await emailChanges.open({ of: 'person', id }),
      }
    },

    /** For somebody who has lost the mailbox. */
    async changeEmail(owner: WebsiteOwner, id: string, request: OwnerRequest) {
      const answer = await emailChanges.askFor(owner, { of: 'person', id }, request)
      if (!answer) throw noSuchPerson()
      return answer
    },
  }
}

export function toFoundPerson(row: PersonRow): FoundPerson {
  const { id, name, email, ratings, storeId, storeName, storeStatus } = row
  return {
    _id: id,
    ...{ name, email, ratings },
    isVerified: row.emailVerifiedAt !== null,
    memberSince: row.createdAt.toISOString(),
    store:
      storeId && storeName
        ? { _id: storeId, name: storeName, isSuspended: storeStatus === 'suspended' }
        : null,
  }
}
