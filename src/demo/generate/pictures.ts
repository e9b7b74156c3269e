import { productTemplates } from '../content/products/index.ts'
import { storeDefinitions } from '../content/stores/index.ts'
import type { ProductTemplate } from '../content/template.ts'
import { type DemoPicture, productLook, storeLook } from '../pictures/look.ts'

/** About so many pictures show all products, however many there are. */
const productPictures = 380
const mostLooks = 4

/**
 * The looks of every template: first one each, then the second artwork of each and so on, then other tints of the
 * same, until there are enough.
 */
function chooseLooks(templates: readonly ProductTemplate[]): Map<ProductTemplate, DemoPicture[]> {
  const looks = new Map<ProductTemplate, DemoPicture[]>(templates.map((template) => [template, []]))
  const keys = new Set<string>()
  for (let round = 0; round < mostLooks; round++) {
    for (const [template, own] of looks) {
      const { art } = template
      const look = productLook(art[round % art.length] ?? '', Math.floor(round / art.length))
      if (round > 0 && keys.size >= productPictures && !keys.has(look.key)) continue
      keys.add(look.key)
      own.push(look)
    }
  }
  return looks
}

let chosen: Map<ProductTemplate, DemoPicture[]> | undefined

export function looksOf(template: ProductTemplate): readonly DemoPicture[] {
  chosen ??= chooseLooks(productTemplates)
  return chosen.get(template) ?? []
}

export function storePicture(art: string[]): DemoPicture {
  return storeLook(art, 'store')
}

/** Every picture that any catalogue refers to, each once. */
export function demoPictures(): DemoPicture[] {
  const all = [
    ...productTemplates.flatMap(looksOf),
    ...storeDefinitions.map(({ art }) => storePicture(art)),
  ]
  return [...new Map(all.map((picture) => [picture.key, picture])).values()]
}
