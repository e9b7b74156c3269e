import { common } from '#texts/shared/common.ts'
import { type Address, addressLine, mapLink } from '#web/shared/cards/address.ts'
import { OutgoingLink } from '#web/ui/buttons/outgoing-link.tsx'

interface StoreAddressProps {
  name: string
  address: Address
  onDirections?: () => void
}

/** A store's address, directions and the link to the map. */
export function StoreAddress({ name, address, onDirections }: StoreAddressProps) {
  return (
    <div>
      <p>{addressLine(address)}</p>
      {address.details && <p className="text-sm text-muted">{address.details}</p>}
      <OutgoingLink href={mapLink(name, address)} tap="directions" onFollow={onDirections}>
        {common.viewOnMap}
      </OutgoingLink>
    </div>
  )
}
