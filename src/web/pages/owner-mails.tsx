import { useSearch } from '@tanstack/react-router'
import { MailQueue } from '#web/features/owner-mails/mail-queue.tsx'
import { pageIn } from './address-values.ts'

export default function OwnerMails() {
  const query: Record<string, unknown> = useSearch({ strict: false })
  return <MailQueue page={pageIn(query.page) ?? 1} />
}
