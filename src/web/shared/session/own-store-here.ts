import { useSession } from './session.ts'

/** Whether the person who is here owns this store; false until that is known. */
export function useIsOwnStore(storeId: string): boolean {
  const { person } = useSession()
  return person?.storeId === storeId
}
