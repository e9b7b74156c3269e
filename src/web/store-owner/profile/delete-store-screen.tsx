import { useWays } from '#web/store-owner/dashboard/ways.ts'
import { DeleteStore } from './delete-store.tsx'

export function DeleteStoreScreen() {
  return <DeleteStore onDeleted={useWays().leave} />
}
