import { productDetail } from './en/product-detail.ts'
import { areaTexts } from './language.ts'

export const useProductDetailTexts = areaTexts({ en: productDetail })
