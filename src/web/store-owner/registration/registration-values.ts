import type { AddressValues } from '#web/store-owner/forms/address-fields.tsx'

export interface RegistrationValues {
  name: string
  /** The chosen categories, from the root down. */
  storeCategory: string[]
  description: string
  contactInfo: string
  address: AddressValues
  image: string
  email: string
  password: string
  confirmPassword: string
}

export const emptyRegistration: RegistrationValues = {
  name: '',
  storeCategory: [],
  description: '',
  contactInfo: '',
  address: { stNumber: '', line: '', locality: '', city: '', details: '' },
  image: '',
  email: '',
  password: '',
  confirmPassword: '',
}

/** In the order of the form. */
export const registrationNames = [
  'name',
  'storeCategory',
  'description',
  'contactInfo',
  'address.stNumber',
  'address.line',
  'address.locality',
  'address.city',
  'address.details',
  'image',
  'email',
  'password',
  'confirmPassword',
] as const

/** Whether a required field is empty. */
export function isIncomplete({ address, ...form }: RegistrationValues): boolean {
  const { stNumber, line, locality, city } = address
  const texts = [form.name, stNumber, line, locality, city, form.image, form.email]
  const passwords = [form.password, form.confirmPassword]
  return form.storeCategory.length < 2 || texts.some((text) => !text.trim()) || passwords.includes('')
}

/** The server expects null for a level that was not chosen. */
export function toRegistration({ storeCategory: chosen, ...form }: RegistrationValues) {
  const [storeCategory = '', subcategory1 = '', subcategory2 = null, subcategory3 = null] = chosen
  return { ...form, storeCategory, subcategory1, subcategory2, subcategory3 }
}
