import { useNavigate, useSearch } from '@tanstack/react-router'
import { longest } from '#domain/limits.ts'
import { isCalendarDay } from '#domain/mauritius-time.ts'
import { pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { AuditLog, type Search } from './audit-log.tsx'

const dayIn = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined)

export default function OwnerAudit() {
  const query: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <AuditLog
      words={wordsIn(query.words, longest.search)}
      from={dayIn(query.from)}
      to={dayIn(query.to)}
      page={pageIn(query.page) ?? 1}
      onSearch={(search: Search) => void navigate({ to: '.', search })}
    />
  )
}
