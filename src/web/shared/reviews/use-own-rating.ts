import { useQuery } from '@tanstack/react-query'
import { useClient } from '#web/shared/api/use-client.ts'
import { useSession } from '#web/shared/session/session.ts'
import { sayExpired } from '#web/shared/session/session-over.ts'
import { type Own, ownRatingQuery } from './review-queries.ts'
import type { Subject } from './reviewed.ts'

/** The signed-in person's rating and marks, or nothing while they are unknown and for the store's own owner. */
export function useOwnRating(subject: Subject, isOwnStore: boolean): Own | undefined {
  const client = useClient()
  const { person } = useSession()
  const { data } = useQuery({
    ...ownRatingQuery(client, subject, sayExpired),
    enabled: person !== undefined && !isOwnStore,
  })
  return person && data ? data : undefined
}
