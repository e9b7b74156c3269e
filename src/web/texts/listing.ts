import { listing } from './en/listing.ts'
import { areaTexts } from './language.ts'

export const useListingTexts = areaTexts({ en: listing })
