import type { ReactNode } from 'react'
import { formatPhone, telLink } from '#domain/phone.ts'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

const look = 'font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:py-2'

export function PlainLink({ children, ...destination }: Destination & { children: ReactNode }) {
  return (
    <AppLink {...destination} className={look}>
      {children}
    </AppLink>
  )
}

export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={`${look} wrap-anywhere`}>
      {email}
    </a>
  )
}

/** A phone number as a link. A number that cannot be dialled is still shown. */
export function PhoneLink({ phone }: { phone: string }) {
  const call = telLink(phone)
  if (!call) return formatPhone(phone)
  return (
    <a href={call} className={look}>
      {formatPhone(phone)}
    </a>
  )
}
