import { ownProducts } from './en/own-products.ts'
import { areaTexts } from './language.ts'

export const useOwnProductsTexts = areaTexts({ en: ownProducts })
