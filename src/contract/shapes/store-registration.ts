import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { longest } from '#domain/limits.ts'
import { sayAccount } from './account.sentences.ts'
import { NewAddress } from './address.ts'
import { form } from './form.ts'
import { Id } from './ids.ts'
import { isOwnNameOrEmail, NewPassword, RepeatedPassword } from './password.ts'
import { Email } from './person.ts'
import { sayStore } from './store.sentences.ts'
import { filledIn, line, missingOr, orNone, paragraphs } from './text.ts'
import { PictureAddress } from './web-address.ts'

const chosenCategory = filledIn(z.string(missingOr(sayStore.badCategory))).check(
  z.guid(issue(sayStore.badCategory)),
)

const furtherCategory = z
  .union([z.literal(''), Id, z.null()], issue(sayStore.badCategory))
  .transform((id) => id || null)
  .default(null)

export const storeDescription = paragraphs('description', longest.description)
export const storeContact = orNone(line('contact', longest.storeContact))

export const StoreName = filledIn(line('storeName', longest.storeName)).regex(
  /^[^<>]*$/,
  issue(sayStore.nameWithMarkup),
)

/** Sent by an approved person to open a store. */
export const StoreRegistration = form({
  name: StoreName,
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
    message: issue(sayAccount.passwordsDiffer),
    abort: true,
  })
  .refine(({ password, name, email }) => !isOwnNameOrEmail(password, { name, email }), {
    path: ['password'],
    message: issue(sayAccount.ownNameOrEmail),
  })
  .refine(({ subcategory2, subcategory3 }) => subcategory2 !== null || subcategory3 === null, {
    path: ['subcategory2'],
    message: issue(sayStore.secondBeforeThird),
  })
