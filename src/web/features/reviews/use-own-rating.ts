import { useQuery } from '@tanstack/react-query'
import type { OwnRating } from '#contract/review.ts'
import { common } from '#texts/common.ts'
import { useSession } from '#web/api/session.ts'
import { useClient } from '#web/api/use-client.ts'
import { notice } from '#web/ui/notice.ts'
import { ownRatingQuery } from './review-queries.ts'
import type { Subject } from './reviewed.ts'

/** What the person who is here gave; nothing before that is known, and nothing of a store's own owner. */
export function useOwnRating(subject: Subject, isOwnStore: boolean): OwnRating | undefined {
  const client = useClient()
  const { sessionExpired } = common
  const { person } = useSession()
  const onExpired = () => void notice.error(sessionExpired)
  const { data } = useQuery({
    ...ownRatingQuery(client, subject, onExpired),
    enabled: person !== undefined && !isOwnStore,
  })
  return person && data ? data : undefined
}
