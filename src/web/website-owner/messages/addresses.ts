import type { Destination } from '#web/ui/buttons/app-link.tsx'
import type { Shown } from './message-queries.ts'

const path = '/owner/messages'

const search = ({ show, page }: Shown) => ({
  show: show === 'all' ? undefined : show,
  page: page > 1 ? page : undefined,
})

export const toMessages = (shown: Shown): Destination => ({ to: path, search: search(shown) })

/** One message, keeping in mind the list that it was opened from. */
export const toMessage = (id: string, shown: Shown): Destination => ({
  to: `${path}/${id}`,
  search: search(shown),
})
