import endpoints from 'virtual:endpoints/owner'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { ownerApi } from '#contract/index.ts'
import { common } from '#texts/shared/common.ts'
import { type ClientOf, createClient } from '#web/shared/api/client.ts'
import { withRenewal } from '#web/shared/api/renewal.ts'
import { notice } from '#web/ui/overlays/notice.ts'

/** What the website owner calls from the console, which alone carries its table. */
export type OwnerClient = ClientOf<typeof ownerApi>

const clientOf = new WeakMap<AnyRouter, OwnerClient>()

export function useOwnerClient(): OwnerClient {
  const router = useRouter()
  const known = clientOf.get(router)
  if (known) return known
  const client = ownerClient(router)
  clientOf.set(router, client)
  return client
}

/** The console's session is renewed once, while calls wait; when it is over, back to its login. */
function ownerClient(router: AnyRouter): OwnerClient {
  const { send } = router.options.context
  const lasting = createClient<typeof ownerApi>(endpoints, (call) => send({ ...call, keepalive: true }))
  const renewal = {
    refresh: () => lasting.ownerSession.refreshToken({}),
    onRefused: () => {
      void notice.error(common.sessionExpired)
      void router.navigate({ to: '/owner/login', search: { next: router.latestLocation.href } })
    },
  }
  return createClient(endpoints, withRenewal(send, { owner: renewal, enrolling: renewal }))
}

/** The key of a query of the console. */
export const ofOwner = <Parts extends readonly unknown[]>(...parts: Parts) => ['owner', ...parts] as const
