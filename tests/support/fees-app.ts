import { expect } from 'vitest'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { storeOwnerApp } from './store-owner-app.ts'
import { whenFinished } from './when-finished.ts'

export type FeesApp = Awaited<ReturnType<typeof feesApp>>

/** The server with a website owner, and a clock that the test moves day by day. */
export async function feesApp() {
  const shop = await storeOwnerApp()
  const owner = await shop.given.owner({ email: 'desk@example.test' })
  const { sql, url } = shop.database
  const jobs = jobQueue({ url, log: { warn() {}, error() {} } })
  whenFinished(() => jobs.close())

  /** Opens a store as people do: with an approved account. */
  async function registered(values: { name?: string } = {}) {
    const { person, client } = await shop.approvedPerson()
    const form = { ...(await shop.registration()), ...values }
    await client.storeOwner.register(form)
    const [store] = await sql<{ id: string }[]>`select id from stores where email = ${form.email}`
    if (!store) throw new Error('A store that was just registered is there.')
    return { id: store.id, name: form.name, person }
  }

  /** Sets the clock to this moment and runs the daily job. */
  async function dayPassed(moment: string): Promise<void> {
    shop.at(moment)
    await run('fees')
  }

  async function run(queue: 'fees' | 'featured'): Promise<void> {
    const id = await jobs.send(queue, {})
    const state = async () => {
      const [job] = await sql<{ state: string }[]>`select state::text from pgboss.job where id = ${id}`
      return job?.state
    }
    await expect.poll(state).toBe('completed')
  }

  return {
    ...shop,
    registered,
    dayPassed,
    /** Runs the job that follows the clock for featured products. */
    followClock: () => run('featured'),
    /** The website owner's calls. Signs in again, because sessions expire while days pass. */
    async ownerCalls() {
      return (await shop.signedIn('owner', owner)).client.ownerFees
    },
    /** The subjects of all mails to an address so far. */
    async subjectsTo(email: string, number: number): Promise<string[]> {
      const subjects: string[] = []
      while (subjects.length < number) subjects.push((await shop.mail.nextMailTo(email)).subject)
      return subjects.sort()
    },
  }
}
