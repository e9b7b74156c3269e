import { z } from 'zod'
import { NewAddress } from './address.ts'
import { form } from './form.ts'
import { Id } from './ids.ts'
import {
  isOwnNameOrEmail,
  NewPassword,
  ownNameOrEmail,
  passwordsDiffer,
  RepeatedPassword,
} from './password.ts'
import { Email } from './person.ts'
import { filledIn, line, missingOr, orNone, paragraphs } from './text.ts'
import { PictureAddress } from './web-address.ts'

const chosenCategory = filledIn(z.string(missingOr('Please choose a category from the list.'))).check(
  z.guid('Please choose a category from the list.'),
)

const furtherCategory = z
  .union([z.literal(''), Id, z.null()], 'Please choose a category from the list.')
  .transform((id) => id || null)
  .default(null)

export const storeDescription = paragraphs('The description', 5000)
export const storeContact = orNone(line('The contact', 200))

/** What a vetted person sends to open a store. */
export const StoreRegistration = form({
  name: filledIn(line('The store name', 120)).regex(
    /^[^<>]*$/,
    'Please write the store name without < and >.',
  ),
  email: Email,
  password: NewPassword,
  confirmPassword: RepeatedPassword,
  storeCategory: chosenCategory,
  subcategory1: chosenCategory,
  subcategory2: furtherCategory,
  subcategory3: furtherCategory,
  address: NewAddress,
  image: PictureAddress,
  description: storeDescription.nullish().transform((description) => description ?? ''),
  contactInfo: storeContact.default(null),
})
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: passwordsDiffer,
    abort: true,
  })
  .refine(({ password, name, email }) => !isOwnNameOrEmail(password, { name, email }), {
    path: ['password'],
    message: ownNameOrEmail,
  })
  .refine(({ subcategory2, subcategory3 }) => subcategory2 !== null || subcategory3 === null, {
    path: ['subcategory2'],
    message: 'Please choose the second subcategory before the third.',
  })
