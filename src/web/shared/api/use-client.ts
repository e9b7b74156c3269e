import { useRouteContext } from '@tanstack/react-router'
import type { Client } from './client.ts'

export function useClient(): Client {
  return useRouteContext({ from: '__root__' }).client
}
