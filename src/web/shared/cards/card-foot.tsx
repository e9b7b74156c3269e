import { MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPhone, telLink } from '#domain/phone.ts'
import { catalogue } from '#texts/shared/cards.ts'
import { common } from '#texts/shared/common.ts'

interface CardFootProps {
  city: string | null
  phone: string | null
  store: string
  distance?: ReactNode
}

export function CardFoot({ city, phone, store, distance }: CardFootProps) {
  return (
    <div className="mt-auto pt-2.5">
      <div className="space-y-0.5 border-t border-line pt-2 text-sm">
        <p className="flex min-h-6 items-center gap-1 text-muted">
          <MapPin aria-hidden="true" className="size-3.5 flex-none" />
          <span className="truncate">{city || common.unknownCity}</span>
          {distance}
        </p>
        {phone && <PhoneLine phone={phone} store={store} />}
      </div>
    </div>
  )
}

function PhoneLine({ phone, store }: { phone: string; store: string }) {
  const text = formatPhone(phone)
  const link = telLink(phone)
  const line = (
    <>
      <Phone aria-hidden="true" className="size-3.5 flex-none" />
      <span className="truncate">{text}</span>
    </>
  )
  if (!link) return <p className="flex min-h-6 items-center gap-1 text-muted">{line}</p>
  return (
    <a
      href={link}
      aria-label={catalogue.call(store, text)}
      className="relative z-10 inline-flex min-h-6 max-w-full items-center gap-1 font-semibold text-lagoon tabular-nums hover:text-lagoon-deep hover:underline after:absolute after:-inset-x-2 after:-inset-y-2.5 pointer-fine:after:hidden"
    >
      {line}
    </a>
  )
}
