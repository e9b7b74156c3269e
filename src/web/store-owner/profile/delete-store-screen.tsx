import { useNavigation } from '#web/store-owner/dashboard/navigation.ts'
import { DeleteStore } from './delete-store.tsx'

export function DeleteStoreScreen() {
  return <DeleteStore onDeleted={useNavigation().leave} />
}
