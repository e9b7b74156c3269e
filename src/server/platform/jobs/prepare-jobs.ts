import PgBoss from 'pg-boss'
import { connect } from '#server/platform/database/connect.ts'
import { bossDatabase } from './boss-database.ts'
import { queues } from './queues.ts'

/** Two processes that create the same queue at once would lock each other out. */
const preparationLock = 7_230_002

/** Brings pg-boss' tables and our queues up to date; several processes may call it at once. */
export async function prepareJobs(url: string): Promise<void> {
  const { sql, close } = connect(url, { connections: 1, name: 'zilbazar jobs' })
  const boss = new PgBoss({ db: bossDatabase(sql), migrate: true, supervise: false, schedule: false })
  try {
    await sql`select pg_advisory_lock(${preparationLock})`
    await boss.start()
    for (const queue of queues) await boss.createQueue(queue)
  } finally {
    await boss.stop({ graceful: false })
    await close()
  }
}
