import endpoints from 'virtual:endpoints/email'
import { useMemo } from 'react'
import type { emailApi } from '#contract/index.ts'
import { createClient, type Send } from './client.ts'

/** The calls about a new email address, of people and stores. Only their screens download this table. */
export const useEmailClient = (send: Send) =>
  useMemo(() => createClient<typeof emailApi>(endpoints, send), [send])
