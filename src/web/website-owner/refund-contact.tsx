import type { z } from 'zod'
import type { RefundContact as Contact } from '#contract/shapes/fee.ts'
import { MailLink, PhoneLink } from '#web/ui/panels/plain-link.tsx'

/** To whom a refund goes. */
export function RefundContact({ name, email, phone }: z.infer<typeof Contact>) {
  return (
    <p className="flex flex-wrap gap-x-3 wrap-anywhere">
      <span>{name}</span>
      <MailLink email={email} />
      {phone && <PhoneLink phone={phone} />}
    </p>
  )
}
