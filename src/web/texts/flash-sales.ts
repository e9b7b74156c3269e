import { flashSales } from './en/flash-sales.ts'
import { areaTexts } from './language.ts'

export const useFlashSalesTexts = areaTexts({ en: flashSales })
