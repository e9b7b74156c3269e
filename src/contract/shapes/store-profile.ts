import { z } from 'zod'
import { ChangedAddress } from './address.ts'
import { form } from './form.ts'
import { Removal } from './moderation.ts'
import { changedHours, refuseOverlap } from './opening-hours.ts'
import { ChosenPayments } from './payments-taken.ts'
import { ChosenPosition } from './position.ts'
import { StoreDetail } from './store-listing.ts'
import { storeContact, storeDescription } from './store-registration.ts'
import { ChosenLanguage } from './text-language.ts'
import { PictureAddress } from './web-address.ts'

/** The store as its owner sees it. */
export const StoreProfile = StoreDetail.extend({
  email: z.string(),
  createdByName: z.string().meta({ description: 'The person behind the store.' }),
  pictureRemoval: Removal.nullable().meta({
    description: 'Why and when its picture was removed, until a new one is chosen.',
  }),
}).meta({ id: 'StoreProfile' })
export type StoreProfile = z.infer<typeof StoreProfile>

/** A field left out stays as it is. */
export const StoreProfileChanges = form({
  description: storeDescription.optional(),
  contactInfo: storeContact.optional(),
  address: ChangedAddress.optional(),
  image: PictureAddress.optional(),
  ...changedHours,
  language: ChosenLanguage.meta({
    description: 'Of the store’s texts, unless a product or the announcement says otherwise.',
  }),
  position: ChosenPosition.nullable().optional().meta({
    description: 'Null sets it back to the position of the city, and so does another city alone.',
  }),
  paymentsTaken: ChosenPayments.optional().meta({ description: 'All of them; empty when not said.' }),
}).superRefine(refuseOverlap)
