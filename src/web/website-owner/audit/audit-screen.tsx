import { getRouteApi } from '@tanstack/react-router'
import { isCalendarDay } from '#domain/mauritius-time.ts'
import { AuditLog } from './audit-log.tsx'

const route = getRouteApi('/owner/audit')
const dayIn = (words: string | undefined) => (words && isCalendarDay(words) ? words : undefined)

export function AuditScreen() {
  const { words, from, to, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <AuditLog
      words={words}
      from={dayIn(from)}
      to={dayIn(to)}
      page={page}
      onSearch={(search) => void navigate({ search })}
    />
  )
}
