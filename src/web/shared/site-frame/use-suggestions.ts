import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Suggestions } from '#contract/public/search.ts'
import { toCategory, toProduct, toStore } from '#web/shared/address/pages.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** Long enough to skip the letters of a word typed quickly. */
const pauseMs = 150
const shortest = 2

export interface Suggestion {
  link: Destination
  name: string
  /** Categories have no picture. */
  image: string | undefined
}

export interface SuggestionKind {
  kind: keyof Suggestions
  options: Suggestion[]
  /** The number of options above this group. */
  before: number
}

/** Suggestions in groups. A late answer never replaces the one for newer words. */
export function useSuggestions(typed: string, isEnabled: boolean): SuggestionKind[] {
  const client = useClient()
  const words = typed.trim()
  const q = useSettled(words)
  const isLongEnough = Math.min(words.length, q.length) >= shortest
  const { data } = useQuery({
    queryKey: ['search', 'suggestions', q],
    queryFn: () => client.search.suggestions({ q }),
    enabled: isEnabled && isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return data && isLongEnough ? grouped(data) : []
}

function grouped({ products, stores, categories }: Suggestions): SuggestionKind[] {
  const groups = [
    {
      kind: 'products' as const,
      options: products.map(({ _id, title, image }) => ({ link: toProduct(_id), name: title, image })),
    },
    {
      kind: 'stores' as const,
      options: stores.map(({ _id, name, image }) => ({ link: toStore(_id), name, image })),
    },
    {
      kind: 'categories' as const,
      options: categories.map(({ _id, name }) => ({ link: toCategory(_id), name, image: undefined })),
    },
  ]
  let before = 0
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) => {
      const placed = { ...group, before }
      before += group.options.length
      return placed
    })
}

/** The value after it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
