import endpoints from 'virtual:endpoints/alert'
import type { alertApi } from '#contract/index.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'

/** The calls about alerts. Only their parts of a page download this table. */
export const alertClient = (send: Send) => createClient<typeof alertApi>(endpoints, send).alert

export type AlertClient = ReturnType<typeof alertClient>
