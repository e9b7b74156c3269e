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

/** What the table was last asked to show: whoever edits a product finds his way back to its row. */
export function useTableView() {
  const queryClient = useQueryClient()
  const [view, setView] = useState(() => queryClient.getQueryData<TableView>(viewKey) ?? first)

  /** A new question starts on its first page. */
  function show(changes: Partial<TableView>) {
    const next = { ...view, page: 1, ...changes }
    queryClient.setQueryData(viewKey, next)
    setView(next)
  }
  return { view, show }
}
