import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownStore } from '#web/store-owner/own-store.ts'
import { firstDirection, type Order } from './table-view.ts'

interface TableView extends Order {
  words: string
  page: number
}

const first: TableView = { words: '', sorting: 'newest', direction: firstDirection.newest, page: 1 }
const viewKey = ownStore('products-table')

/** Remembers search, order and page, so that the table is unchanged after an edit. */
export function useTableView() {
  const queryClient = useQueryClient()
  const [view, setView] = useState(() => queryClient.getQueryData<TableView>(viewKey) ?? first)

  /** A new search starts on page 1. */
  function show(changes: Partial<TableView>) {
    const next = { ...view, page: 1, ...changes }
    queryClient.setQueryData(viewKey, next)
    setView(next)
  }
  return { view, show }
}
