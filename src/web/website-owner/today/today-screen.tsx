import { Today } from './today.tsx'

export default function OwnerToday() {
  return <Today />
}
