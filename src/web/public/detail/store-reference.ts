import { inLanguage } from '#domain/language.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'

/** The `@id` of a store in structured data: one for all languages and pages, so that they speak of the same store. */
export const storeReference = (origin: string, storeId: string): string =>
  origin + inLanguage('en', pathOf(toStore(storeId)))
