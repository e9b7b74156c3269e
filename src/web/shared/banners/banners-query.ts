import { queryOptions } from '@tanstack/react-query'
import { language } from '#texts/shared/language.ts'
import type { Client } from '#web/shared/api/client.ts'

/** A visitor who stays on the site sees a new banner after this time at the latest. */
const staleTime = 5 * 60_000

export const bannersQuery = ({ banner }: Client) =>
  queryOptions({ queryKey: ['banners'], queryFn: () => banner.shown({ language }), staleTime })
