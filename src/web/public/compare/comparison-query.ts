import endpoints from 'virtual:endpoints/comparison'
import { queryOptions } from '@tanstack/react-query'
import type { comparisonApi } from '#contract/index.ts'
import { mostCompared } from '#domain/limits.ts'
import { idIn } from '#web/shared/address/address-values.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import type { PageContext } from '#web/shared/page/loading.ts'

export interface CompareParams {
  /** Ids, separated by commas. */
  products?: string | undefined
}

export interface ComparisonVisit {
  context: PageContext & { send: Send }
  deps: CompareParams
  cause: 'preload' | 'enter' | 'stay'
}

/** The ids in the address, each once. Those past the most that can be compared are not asked for. */
export function comparedIn(products = '') {
  const ids = [...new Set(products.split(',').flatMap((id) => idIn(id.trim()) ?? []))]
  return { ids: ids.slice(0, mostCompared), areTooMany: ids.length > mostCompared }
}

export function comparisonQuery(send: Send, ids: readonly string[]) {
  const { comparison } = createClient<typeof comparisonApi>(endpoints, send)
  return queryOptions({
    queryKey: ['compare', ids],
    queryFn: () => comparison.compare({ products: ids.join(',') }),
    enabled: ids.length > 0,
  })
}
