import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { AlertService } from './alerts.service.ts'

export function alertRoutes(mount: Mount, alerts: AlertService): void {
  const calls = api.alert

  mount(calls.mine, ({ caller }) => alerts.mine(caller))
  mount(calls.choose, ({ caller, body }) => alerts.choose(caller, body))

  mount(calls.storeStatus, ({ caller, params }) => alerts.storeStatus(caller, params.storeId))
  mount(calls.followStore, ({ caller, params }) => alerts.followStore(caller, params.storeId))
  mount(calls.unfollowStore, ({ caller, params }) => alerts.unfollowStore(caller, params.storeId))

  mount(calls.watchPrice, ({ caller, params }) => alerts.watchPrice(caller, params.productId))
  mount(calls.unwatchPrice, ({ caller, params }) => alerts.unwatchPrice(caller, params.productId))

  mount(calls.saveSearch, ({ caller, body }) => alerts.saveSearch(caller, body))
  mount(calls.removeSearch, ({ caller, params }) => alerts.removeSearch(caller, params.searchId))

  mount(calls.addDevice, ({ caller, body }) => alerts.addDevice(caller, body))
  mount(calls.removeDevice, ({ caller, params }) => alerts.removeDevice(caller, params.deviceId))
}
