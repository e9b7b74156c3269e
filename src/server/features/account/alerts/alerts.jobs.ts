import { backOff, type PauseAfter } from '#server/platform/jobs/back-off.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import { PushRefused, type SendPush } from '#server/platform/push/push-sender.ts'
import type { noting } from './noting.ts'
import type { SendingQueries } from './sending.queries.ts'
import type { QueuedPush, sending } from './sending.ts'

interface Deps {
  noting: ReturnType<typeof noting>
  sending: ReturnType<typeof sending>
  queries: SendingQueries
  sendPush: SendPush
}

const minute = 60
const hour = 60 * minute

const soonAgain = backOff({ firstSeconds: 30, longestSeconds: hour, tries: 10 })

/** What a push service refuses, it refuses again, unless it is busy. */
const pushPauses: PauseAfter = (tries, error) =>
  error instanceof PushRefused && error.status >= 400 && error.status < 500 && error.status !== 429
    ? undefined
    : soonAgain(tries, error)

/** 'At once' is within a minute or two, so that what is added together is told together. */
export function alertJobs(jobs: JobQueue, { noting, sending, queries, sendPush }: Deps): void {
  jobs.work('alerts', {
    pauseAfter: soonAgain,
    async do() {
      await noting.changes()
      await sending.due()
    },
  })
  jobs.every('alerts', minute)

  jobs.work('discounts-ending', {
    pauseAfter: soonAgain,
    async do() {
      await noting.endingDiscounts()
      await sending.deleteOld()
    },
  })
  jobs.every('discounts-ending', hour)

  jobs.work<QueuedPush>('push', {
    pauseAfter: pushPauses,
    async do({ data: { deviceId, message } }) {
      const device = await queries.device(deviceId)
      if (!device) return
      if ((await sendPush(device, message)) === 'gone') await queries.dropDevice(deviceId, device.endpoint)
    },
  })
}
