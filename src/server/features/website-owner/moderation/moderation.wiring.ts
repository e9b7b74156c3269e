import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { contentQueries } from './content.queries.ts'
import { createDecide } from './decide.ts'
import { decisionQueries } from './decisions.queries.ts'
import { heldRatingQueries } from './held-ratings.queries.ts'
import { heldRatings } from './held-ratings.service.ts'
import { moderation } from './moderation.service.ts'
import { queueQueries } from './queue.queries.ts'
import { queue } from './queue.service.ts'
import { reportedContents } from './reported-content.ts'
import { reviewQueries } from './reviews.queries.ts'
import { reviews } from './reviews.service.ts'

interface Deps {
  tables: Tables
  sessions: Sessions
  mailer: Mailer
  change: Change
  clock: Clock
}

export type ModerationServices = ReturnType<typeof moderationServices>

export function moderationServices(deps: Deps) {
  const { tables } = deps
  const decisions = createDecide({ ...deps, queries: decisionQueries })
  return {
    queue: queue(queueQueries(tables), reportedContents(tables)),
    heldRatings: heldRatings(heldRatingQueries(tables)),
    moderation: moderation({ ...deps, decisions, content: contentQueries, reviews: reviewQueries }),
    reviews: reviews({ ...deps, decisions, queries: reviewQueries }),
  }
}
