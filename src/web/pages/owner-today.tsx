import { Today } from '#web/features/owner-today/today.tsx'

export default function OwnerToday() {
  return <Today />
}
