import { useSession } from './session.ts'

/** Whether the signed-in person owns this store, and false until that is known. */
export function useIsOwnStore(storeId: string): boolean {
  const { person } = useSession()
  return person?.storeId === storeId
}
