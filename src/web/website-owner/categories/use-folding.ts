import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ofOwner } from '#web/website-owner/owner-client.ts'
import type { TreeName } from './category-queries.ts'

/** The unfolded branches, kept while the other tree is shown. */
export function useFolding(tree: TreeName) {
  const queryClient = useQueryClient()
  const key = ofOwner('open-categories', tree)
  const [opened, setOpened] = useState(() => queryClient.getQueryData<string[]>(key) ?? [])

  function open(ids: string[]) {
    const next = [...new Set(ids)]
    queryClient.setQueryData(key, next)
    setOpened(next)
  }
  return {
    opened,
    isOpen: (id: string) => opened.includes(id),
    open,
    toggle: (id: string) =>
      open(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]),
  }
}

export type Folding = ReturnType<typeof useFolding>
