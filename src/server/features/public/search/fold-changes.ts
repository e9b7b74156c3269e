import type { FastifyBaseLogger } from 'fastify'
import { changeRounds } from '#server/lists/change-rounds.ts'
import { prepared } from '#server/lists/prepared.ts'
import type { Tables } from '#server/platform/database/connect.ts'

interface Deps {
  tables: Tables
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** So many products in a round, so that it ends well before a statement is cancelled. */
const atOnce = 200

/**
 * Writes the bits of products that have changed, every few seconds. Searches are exact without it; the fewer changes there
 * are, the fewer products each search looks at. Of several processes one does it, the others go on.
 */
export function foldingChanges({ tables, log }: Deps) {
  const fold = prepared<{ moved: number | null }>(
    tables,
    `select fold_search_changes(${atOnce}) as moved where exists (select from search_changes)`,
  )
  return changeRounds({
    take: async () => (await fold())[0]?.moved,
    atOnce,
    everyMs: 5000,
    log,
    failed: 'the words of changed products could not be indexed and are indexed later',
  })
}
