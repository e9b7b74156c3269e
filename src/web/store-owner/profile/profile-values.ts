import type { StoreProfile } from '#contract/shapes/store-profile.ts'
import type { Position } from '#domain/distance.ts'
import type { PaymentWay } from '#domain/payments-taken.ts'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import type { AddressValues } from '#web/store-owner/forms/address-fields.tsx'
import type { ChosenLanguage } from '#web/store-owner/forms/text-language-field.tsx'
import { type Week, weekOf, wireHours } from '#web/store-owner/hours/opening-week.ts'

/** The form's values of what a store owner can change. */
export interface ProfileValues {
  image: string | null
  description: string
  language: ChosenLanguage
  contactInfo: string
  address: AddressValues
  openingHours: Week | null
  paymentsTaken: PaymentWay[]
  /** Null while the position of the city counts. */
  position: Position | null
}

type Changes = Parameters<StoreClient['storeOwner']['updateProfile']>[0]

export function valuesOf({
  image,
  description,
  language,
  contactInfo,
  address,
  openingHours,
  extraHours,
  paymentsTaken,
  position,
}: StoreProfile): ProfileValues {
  return {
    image,
    description,
    language: language ?? '',
    contactInfo: contactInfo ?? '',
    address: {
      stNumber: address.stNumber ?? '',
      line: address.line ?? '',
      locality: address.locality ?? '',
      city: address.city ?? '',
      details: address.details ?? '',
    },
    openingHours: weekOf(openingHours, extraHours),
    paymentsTaken: paymentsTaken ?? [],
    position: position ?? null,
  }
}

/** Only the changed fields, so that a save does not undo the changes of another tab. */
export function changedParts(before: ProfileValues, now: ProfileValues): Changes {
  const { image, description, language, contactInfo, paymentsTaken, position } = now
  const address = changedAddress(before.address, now.address)
  return {
    ...(image && image !== before.image && { image }),
    ...(description.trim() !== before.description.trim() && { description: description.trim() }),
    ...(language !== before.language && { language: language || null }),
    ...(contactInfo.trim() !== before.contactInfo.trim() && { contactInfo: contactInfo.trim() || null }),
    ...(address && { address }),
    ...changedHours(before.openingHours, now.openingHours),
    ...(paymentsTaken.join() !== before.paymentsTaken.join() && { paymentsTaken }),
    ...(JSON.stringify(position) !== JSON.stringify(before.position) && { position }),
  }
}

/** The whole week; its further spans only when there are or were some. */
function changedHours(before: Week | null, now: Week | null): Pick<Changes, 'openingHours' | 'extraHours'> {
  if (JSON.stringify(now) === JSON.stringify(before)) return {}
  const { openingHours, extraHours } = wireHours(now)
  const hasExtra = [extraHours, wireHours(before).extraHours].some((extra) => Object.keys(extra).length > 0)
  return { openingHours, ...(hasExtra && openingHours && { extraHours }) }
}

/** The server requires the city in every changed address. */
function changedAddress(before: AddressValues, now: AddressValues): Changes['address'] {
  const parts = Object.keys(now) as (keyof AddressValues)[]
  const changed = parts.filter((part) => now[part].trim() !== before[part].trim())
  if (changed.length === 0) return
  return {
    ...Object.fromEntries(changed.map((part) => [part, now[part].trim() || null])),
    city: now.city,
  }
}
