import { common } from '#texts/shared/common.ts'
import { type Address, addressLine, mapLink } from '#web/shared/cards/address.ts'
import { OutgoingLink } from '#web/ui/buttons/outgoing-link.tsx'

interface StoreAddressProps {
  name: string
  address: Address
  onDirections?: () => void
}

/** Where a store is, what helps to find it, and the way to the map. */
export function StoreAddress({ name, address, onDirections }: StoreAddressProps) {
  return (
    <div>
      <p>{addressLine(address)}</p>
      {address.details && <p className="text-sm text-muted">{address.details}</p>}
      <OutgoingLink href={mapLink(name, address)} onFollow={onDirections}>
        {common.viewOnMap}
      </OutgoingLink>
    </div>
  )
}
