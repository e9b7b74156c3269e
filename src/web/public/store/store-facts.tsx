import { Clock, MapPin, Phone, Tag, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tap } from '#contract/public/taps.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { paymentsTaken as payments } from '#texts/shared/payments-taken.ts'
import { countTap } from '#web/public/taps.ts'
import { Contact } from '#web/shared/store/contact.tsx'
import { StoreAddress } from '#web/shared/store/store-address.tsx'
import { Fact } from '#web/ui/panels/fact.tsx'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'

interface StoreFactsProps {
  store: StoreDetail
  openingHours: ReactNode
}

export function StoreFacts({ store, openingHours }: StoreFactsProps) {
  const { paymentsTaken } = store
  const { name, address, contactInfo, storeCategory, subcategory1, subcategory2, subcategory3 } = store
  const subcategories = [subcategory1, subcategory2, subcategory3].flatMap((category) => category?.name ?? [])
  const count = (kind: Tap['kind']) => countTap({ kind, storeId: store._id })
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5 sm:max-lg:grid-cols-2">
      <Fact icon={Clock} name={texts.openingHours}>
        {openingHours}
      </Fact>
      <Fact icon={MapPin} name={texts.address}>
        <StoreAddress name={name} address={address} onDirections={() => count('directions')} />
        {address.city && (
          <p>
            <PlainLink to="/map" search={{ place: address.city }}>
              {texts.nearby(address.city)}
            </PlainLink>
          </p>
        )}
      </Fact>
      <Fact icon={Phone} name={texts.phone}>
        {contactInfo ? (
          <div className="mt-1.5">
            <Contact phone={contactInfo} store={name} onReach={count} />
          </div>
        ) : (
          texts.none
        )}
        <p className="mt-1.5 text-sm text-muted">
          {texts.payListed} <PlainLink to="/check">{texts.checkNumber}</PlainLink>
        </p>
      </Fact>
      {paymentsTaken && (
        <Fact icon={Wallet} name={texts.payments}>
          {paymentsTaken.map((way) => payments.ways[way]).join(' · ')}
        </Fact>
      )}
      <Fact icon={Tag} name={texts.category}>
        {storeCategory.name}
      </Fact>
      <Fact icon={Tag} name={texts.subcategories}>
        {subcategories.join(' › ') || texts.none}
      </Fact>
    </dl>
  )
}
