import { useQuery } from '@tanstack/react-query'
import type { OwnRating } from '#contract/shapes/review.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useSession } from '#web/shared/session/session.ts'
import { sayExpired } from '#web/shared/session/session-over.ts'
import { ownRatingQuery } from './review-queries.ts'
import type { Subject } from './reviewed.ts'

/** What the person who is here gave; nothing before that is known, and nothing of a store's own owner. */
export function useOwnRating(subject: Subject, isOwnStore: boolean): OwnRating | undefined {
  const client = useClient()
  const { person } = useSession()
  const { data } = useQuery({
    ...ownRatingQuery(client, subject, sayExpired),
    enabled: person !== undefined && !isOwnStore,
  })
  return person && data ? data : undefined
}
