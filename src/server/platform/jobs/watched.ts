import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'

/** Says once when the database stops answering: pg-boss keeps quiet about it while it looks for jobs. */
export function watched(database: PgBoss.Db, log: Pick<FastifyBaseLogger, 'warn'>): PgBoss.Db {
  let isAway = false
  return {
    async executeSql(text, values) {
      try {
        const result = await database.executeSql(text, values)
        isAway = false
        return result
      } catch (error) {
        if (!isAway) log.warn({ err: error }, 'the database does not answer the job queue')
        isAway = true
        throw error
      }
    },
  }
}
