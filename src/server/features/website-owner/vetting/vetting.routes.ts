import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { VettingServices } from './vetting.wiring.ts'

export function vettingRoutes(mount: Mount, { applications, vettedStores, storeChanges }: VettingServices) {
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

  mount(ownerVetting.stores, ({ query, language }) => vettedStores.page(query, language))
  mount(ownerVetting.store, ({ params, language }) => vettedStores.store(params.storeId, language))
  mount(ownerVetting.checkStore, ({ caller, params, body }) =>
    vettedStores.check(caller, params.storeId, body),
  )
  mount(ownerVetting.changeStore, ({ caller, params, body }) =>
    storeChanges.rename(caller, params.storeId, body),
  )
  mount(ownerVetting.switchOffSecondFactor, ({ caller, params, body }) =>
    storeChanges.switchOffSecondFactor(caller, params.storeId, body.reason),
  )
  mount(ownerVetting.changeStoreEmail, ({ caller, params, body }) =>
    storeChanges.changeEmail(caller, params.storeId, body),
  )
}
