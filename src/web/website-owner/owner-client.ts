import endpoints from 'virtual:endpoints/owner'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { ownerApi } from '#contract/index.ts'
import { type ClientOf, createClient } from '#web/shared/api/client.ts'
import { ownerCalls } from './owner-session-client.ts'

export { ofOwner } from './owner-session-client.ts'

/** Only the console's bundle contains these endpoints. */
export type OwnerClient = ClientOf<typeof ownerApi>

const clients = new WeakMap<AnyRouter, OwnerClient>()

export function useOwnerClient(): OwnerClient {
  const router = useRouter()
  const client = clients.get(router) ?? createClient<typeof ownerApi>(endpoints, ownerCalls(router).send)
  clients.set(router, client)
  return client
}
