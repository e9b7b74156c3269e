import { Mail, MapPin, Phone, UserRound, Wallet } from 'lucide-react'
import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import { formatDate } from '#domain/mauritius-time.ts'
import { formatPhone } from '#domain/phone.ts'
import { paymentsTaken as payments } from '#texts/shared/payments-taken.ts'
import { storeProfile } from '#texts/store-owner/profile.ts'
import { StoreAddress } from '#web/shared/store/store-address.tsx'
import { Fact } from '#web/ui/panels/fact.tsx'

export function OwnStoreFacts({ profile }: { profile: StoreProfile }) {
  const { profile: texts } = storeProfile
  const { name, contactInfo, address, email, createdByName, createdAt, paymentsTaken } = profile
  return (
    <dl className="space-y-4">
      <Fact icon={Phone} name={texts.contact}>
        {contactInfo ? (
          <span className="wrap-anywhere">{formatPhone(contactInfo)}</span>
        ) : (
          <span className="text-muted">{texts.noContact}</span>
        )}
      </Fact>
      <Fact icon={MapPin} name={texts.address}>
        <StoreAddress name={name} address={address} />
      </Fact>
      {paymentsTaken && (
        <Fact icon={Wallet} name={texts.payments}>
          {paymentsTaken.map((way) => payments.ways[way]).join(' · ')}
        </Fact>
      )}
      <Fact icon={Mail} name={texts.email}>
        <span className="wrap-anywhere">{email}</span>
        <span className="block text-sm text-muted">{texts.emailHint}</span>
      </Fact>
      <Fact icon={UserRound} name={texts.createdBy}>
        <span className="wrap-anywhere">{createdByName}</span>{' '}
        <span className="text-muted">{texts.since(formatDate(createdAt))}</span>
      </Fact>
    </dl>
  )
}
