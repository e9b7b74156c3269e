import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { VettingServices } from './vetting.wiring.ts'

export function vettingRoutes(mount: Mount, { applications, vettedStores }: VettingServices) {
  const { ownerVetting } = api

  mount(ownerVetting.applications, ({ query }) => applications.page(query))
  mount(ownerVetting.approve, ({ caller, params, body }) =>
    applications.approve(caller, params.applicationId, body),
  )
  mount(ownerVetting.ask, ({ caller, params, body }) =>
    applications.ask(caller, params.applicationId, body.question),
  )
  mount(ownerVetting.refuse, ({ caller, params, body }) =>
    applications.refuse(caller, params.applicationId, body.reason),
  )
  mount(ownerVetting.note, ({ caller, params, body }) =>
    applications.note(caller, params.applicationId, body.notes),
  )
  mount(ownerVetting.approvePerson, ({ caller, body }) => applications.approvePerson(caller, body))

  mount(ownerVetting.stores, ({ query }) => vettedStores.page(query))
  mount(ownerVetting.store, ({ params }) => vettedStores.store(params.storeId))
  mount(ownerVetting.checkStore, ({ caller, params, body }) =>
    vettedStores.check(caller, params.storeId, body),
  )
}
