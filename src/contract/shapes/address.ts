import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { longest } from '#domain/limits.ts'
import { isKnownPlace } from '#domain/places.ts'
import { form } from './form.ts'
import { sayStore } from './store.sentences.ts'
import { filledIn, line, orNone } from './text.ts'

export const Address = z.object({
  stNumber: z.string().nullable(),
  line: z.string().nullable(),
  locality: z.string().nullable(),
  city: z.string().nullable(),
  details: z.string().nullable(),
})
export type Address = z.infer<typeof Address>

const stNumber = line('streetNumber', longest.streetNumber).regex(/^\d*$/, issue(sayStore.badStreetNumber))
const street = line('street', longest.street)
const locality = line('locality', longest.locality)
const city = filledIn(line('city', longest.city)).refine(
  (name) => name === '' || isKnownPlace(name),
  issue(sayStore.badCity),
)
const details = orNone(line('addressDetails', longest.addressDetails))

/** Registration needs a complete address. */
export const NewAddress = form({
  stNumber: filledIn(stNumber),
  line: filledIn(street),
  locality: filledIn(locality),
  city,
  details: details.default(null),
})

/** A change needs only the city; a field left out stays as it is. */
export const ChangedAddress = form({
  stNumber: orNone(stNumber).optional(),
  line: orNone(street).optional(),
  locality: orNone(locality).optional(),
  city,
  details: details.optional(),
})
