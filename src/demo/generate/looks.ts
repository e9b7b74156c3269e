import { productTemplates } from '../content/products/index.ts'
import { mainStores } from '../content/stores/index.ts'
import type { ProductTemplate } from '../content/template.ts'
import { type DemoPicture, productLook } from '../pictures/look.ts'
import { assortment } from './assortment.ts'
import { productCounts, storeOrder } from './store-order.ts'

/** About this many pictures illustrate all products, however many there are. */
const enough = 390
const tintsEach = 3
/** Large enough to show how often each template will be used. */
const sample = 3000

let chosen: ReadonlyMap<ProductTemplate, DemoPicture[]> | undefined

/** The products of a template use these pictures in rotation. */
export function looksOf(template: ProductTemplate): readonly DemoPicture[] {
  chosen ??= chooseLooks()
  return chosen.get(template) ?? []
}

/** One picture per template, then one more for the template with the most products per picture. */
function chooseLooks(): ReadonlyMap<ProductTemplate, DemoPicture[]> {
  const uses = templateUses()
  const entries = productTemplates.map((template) => ({
    template,
    uses: uses.get(template) ?? 1,
    looks: [lookAt(template, 0)],
  }))
  const keys = new Set(entries.flatMap(({ looks }) => looks.map(({ key }) => key)))
  const open = new Set(entries)
  while (keys.size < enough && open.size > 0) {
    const [first, ...others] = open
    if (!first) break
    const neediest = others.reduce((most, entry) => (need(entry) > need(most) ? entry : most), first)
    const { template, looks } = neediest
    const look = lookAt(template, looks.length)
    looks.push(look)
    keys.add(look.key)
    if (looks.length >= template.art.length * tintsEach) open.delete(neediest)
  }
  return new Map(entries.map(({ template, looks }) => [template, looks]))
}

function need({ uses, looks }: { uses: number; looks: readonly DemoPicture[] }): number {
  return uses / looks.length
}

/** Each artwork once, then all again on other tints. */
function lookAt({ art }: ProductTemplate, number: number): DemoPicture {
  return productLook(art[number % art.length] ?? '', Math.floor(number / art.length))
}

function templateUses(): ReadonlyMap<ProductTemplate, number> {
  const counts = productCounts(storeOrder(mainStores, sample), mainStores.length, sample)
  const pick = assortment(mainStores, counts)
  const uses = new Map<ProductTemplate, number>()
  for (const [store, count] of counts.entries()) {
    for (let ordinal = 0; ordinal < count; ordinal++) {
      const { template } = pick(store, ordinal)
      uses.set(template, (uses.get(template) ?? 0) + 1)
    }
  }
  return uses
}
