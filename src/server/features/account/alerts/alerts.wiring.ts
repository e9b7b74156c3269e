import type { Mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ownPushKeys } from '#server/platform/push/push-keys.ts'
import { pushSender } from '#server/platform/push/push-sender.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { alertJobs } from './alerts.jobs.ts'
import { alertQueries } from './alerts.queries.ts'
import { alertRoutes } from './alerts.routes.ts'
import { alertService, type NamesWanted } from './alerts.service.ts'
import { notingQueries } from './noting.queries.ts'
import { noting } from './noting.ts'
import { sendingQueries } from './sending.queries.ts'
import { sending } from './sending.ts'

/** Mounts what a person is told, and the jobs that tell it. */
export function mountAlerts(
  mount: Mount,
  platform: Platform,
  shared: Shared,
  namesWanted: NamesWanted,
): void {
  const { app, tables, jobs, secrets, publicUrl } = platform
  const pushKeys = ownPushKeys(tables, secrets)
  // Made at the first start. Where that fails, the first call makes them.
  app.addHook('onReady', async () => void (await pushKeys().catch(() => {})))

  alertRoutes(
    mount,
    alertService({ ...platform, ...shared, queries: alertQueries(tables), pushKeys, namesWanted }),
  )
  const queries = sendingQueries(tables)
  alertJobs(jobs, {
    noting: noting({ ...platform, queries: notingQueries }),
    sending: sending({ ...platform, queries }),
    queries,
    sendPush: pushSender(pushKeys, publicUrl),
  })
}
