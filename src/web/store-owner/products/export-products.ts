import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { productsCsv } from '#domain/product-csv.ts'
import { language } from '#texts/shared/language.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { saveCsv } from '#web/shared/page/save-file.ts'

/** Saves all products as a file that the import reads back. */
export const exportProducts = (products: readonly OwnProduct[]) =>
  saveCsv(productsCsv(products, language), ownProducts.table.exportName(mauritiusDay(new Date())))
