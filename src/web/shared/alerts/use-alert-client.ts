import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type AlertClient, alertClient } from './alert-client.ts'

export function useAlertClient(): AlertClient {
  const { send } = useRouteContext({ from: '__root__' })
  return useMemo(() => alertClient(send), [send])
}
