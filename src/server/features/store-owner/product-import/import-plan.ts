import { createHash } from 'node:crypto'
import type { ImportRow, ReadImportRow } from '#contract/shapes/product-import.ts'
import { withoutAccents } from '#domain/accents.ts'
import type { ImportCells, ImportField, ImportNote } from '#domain/product-columns.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import type { KeysByAddress } from '#server/platform/images/picture-choice.ts'
import { removedPictureKey } from '#server/platform/images/removed-picture.ts'
import type { FindCategory } from './category-finder.ts'
import { type ImportValues, RowFault, readValues } from './import-values.ts'

/** A product of the store, as far as a row can change it. */
export interface OwnRow {
  id: string
  sku: string | null
  title: string
  descriptionHash: string
  hasDescription: boolean
  priceCents: number
  pictureKey: string
  link: string | null
  language: TextLanguage | null
  categoryId: string
  discountPercent: number | null
  discountExpiresAt: Date | null
  isHidden: boolean
  updatedAt: Date
}

/** What is written for a row. */
export interface Target extends Omit<OwnRow, 'id' | 'descriptionHash' | 'hasDescription' | 'updatedAt'> {
  /** Undefined: stays as it is. */
  description: string | undefined
}

export interface PlannedRow extends ReadImportRow {
  /** For new and changed products; without an id for a new one. */
  write?: { id: string | undefined; target: Target }
}

interface Circumstances {
  own: readonly OwnRow[]
  findCategory: FindCategory
  defaultCategory: string | undefined
  discountEnds: string | undefined
  pictures: KeysByAddress
  /** How many products may be added. */
  room: number
  now: Date
}

type PlanRow = ImportRow & { isPart?: boolean }

/** What becomes of each row: a product is known by its reference, else by its title. */
export function planRows(rows: readonly PlanRow[], circumstances: Circumstances): PlannedRow[] {
  const { own, now } = circumstances
  const find = ownFinder(own)
  /** By the product, the reference or the title that a row above was about. */
  const lines = new Map<string, number>()
  let { room } = circumstances

  function plan({ line, cells, isPart }: PlanRow): PlannedRow {
    const row = { line, cells, title: cells.title ?? '', notes: [], changes: [], fault: null, detail: null }
    if (isPart) return { ...row, fate: 'skipped' }
    const { values, notes } = readValues(cells, circumstances)
    const product = find(values)
    const key = product?.id ?? (values.sku ? `sku ${values.sku}` : `title ${titleKey(values.title ?? '')}`)
    const above = lines.get(key)
    if (above !== undefined) throw new RowFault('twice', String(above))
    const target = targetOf(values, product, notes)
    const changes = product ? changesOf(target, product) : []
    lines.set(key, line)
    if (product && changes.length === 0) return { ...row, title: target.title, notes, fate: 'unchanged' }
    if (!product && room <= 0) throw new RowFault('full')
    if (!product) room -= 1
    return {
      ...row,
      title: target.title,
      notes,
      changes,
      fate: product ? 'changed' : 'new',
      write: { id: product?.id, target },
    }

    function targetOf(values: ImportValues, product: OwnRow | undefined, notes: ImportNote[]): Target {
      const title = values.title ?? product?.title
      const priceCents = values.priceCents ?? product?.priceCents
      if (title === undefined) throw new RowFault('no-title')
      if (priceCents === undefined) throw new RowFault('no-price')
      const pictureKey = pictureIn(cells, circumstances.pictures) ?? product?.pictureKey ?? removedPictureKey
      const hasDescription = values.description !== undefined || product?.hasDescription === true
      const isDraft = pictureKey === removedPictureKey || !hasDescription
      const isHidden = hiddenAs(values.isShown, isDraft, product)
      if (isHidden && pictureKey === removedPictureKey) notes.push('no-picture')
      if (isHidden && !hasDescription) notes.push('no-description')
      return {
        sku: values.sku ?? product?.sku ?? null,
        title,
        description: values.description,
        priceCents,
        pictureKey,
        link: values.link === undefined ? (product?.link ?? null) : values.link,
        language: values.language === undefined ? (product?.language ?? null) : values.language,
        categoryId: categoryOf(cells.category ?? '', product, circumstances, notes),
        ...discountOf(values.discount, product, now, notes),
        isHidden,
      }
    }
  }

  return rows.map((row) => {
    try {
      return plan(row)
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      const { line, cells } = row
      const { fault, detail } = error
      return { line, cells, title: cells.title ?? '', fate: 'refused', notes: [], changes: [], fault, detail }
    }
  })
}

const titleKey = (title: string) => withoutAccents(title)

/** Finds the product of a row by its reference; else by its title, among those without a reference first. */
function ownFinder(own: readonly OwnRow[]) {
  const bySku = new Map(
    own.flatMap((product) => (product.sku === null ? [] : [[product.sku, product] as const])),
  )
  const byTitle = new Map<string, OwnRow[]>()
  for (const product of own) {
    const key = titleKey(product.title)
    byTitle.set(key, [...(byTitle.get(key) ?? []), product])
  }

  return ({ sku, title }: ImportValues): OwnRow | undefined => {
    const found = sku === undefined ? undefined : bySku.get(sku)
    if (found || title === undefined) return found
    const titled = byTitle.get(titleKey(title)) ?? []
    const unnamed = titled.filter((product) => product.sku === null)
    const candidates = sku !== undefined || unnamed.length > 0 ? unnamed : titled
    if (candidates.length > 1) throw new RowFault('ambiguous')
    return candidates[0]
  }
}

/** The addresses that a picture cell may name; WooCommerce and Shopify list several. */
export const addressesIn = (cell: string): string[] =>
  cell === '' ? [] : [cell, cell.split(/, |\|/, 1)[0]?.trim() ?? '']

const pictureIn = ({ image = '' }: ImportCells, pictures: KeysByAddress): string | undefined => {
  const key = addressesIn(image)
    .map((address) => pictures.get(address))
    .find(Boolean)
  return key === removedPictureKey ? undefined : key
}

/** A draft is hidden until it has what it needs; what its owner has hidden stays so, unless the row says otherwise. */
function hiddenAs(isShown: boolean | undefined, isDraft: boolean, product: OwnRow | undefined): boolean {
  if (isShown === false) return true
  if (!product) return isDraft
  const wasDraft = product.pictureKey === removedPictureKey || !product.hasDescription
  return product.isHidden && (isDraft || (isShown === undefined && !wasDraft))
}

function categoryOf(
  written: string,
  product: OwnRow | undefined,
  { findCategory, defaultCategory }: Circumstances,
  notes: ImportNote[],
): string {
  const found = written === '' ? undefined : findCategory(written)
  if (found && 'id' in found) return found.id
  if (product) {
    if (found) notes.push('category-kept')
    return product.categoryId
  }
  if (defaultCategory === undefined)
    throw new RowFault(found?.fault ?? 'no-category', written.slice(0, 100) || null)
  if (found) notes.push('default-category')
  return defaultCategory
}

function discountOf(
  discount: ImportValues['discount'],
  product: OwnRow | undefined,
  now: Date,
  notes: ImportNote[],
): Pick<Target, 'discountPercent' | 'discountExpiresAt'> {
  const stored = {
    discountPercent: product?.discountPercent ?? null,
    discountExpiresAt: product?.discountExpiresAt ?? null,
  }
  if (discount === undefined) return stored
  if (discount === null) return { discountPercent: null, discountExpiresAt: null }
  const isStored =
    stored.discountPercent === discount.value &&
    stored.discountExpiresAt?.getTime() === discount.expiresAt.getTime()
  if (discount.expiresAt > now || isStored)
    return { discountPercent: discount.value, discountExpiresAt: discount.expiresAt }
  notes.push('discount-over')
  return { discountPercent: null, discountExpiresAt: null }
}

/** As PostgreSQL computes it. */
const hashOf = (text: string) => createHash('md5').update(text).digest('hex')

function changesOf(target: Target, product: OwnRow): ImportField[] {
  const { description } = target
  const changed: Partial<Record<ImportField, boolean>> = {
    sku: target.sku !== product.sku,
    title: target.title !== product.title,
    description: description !== undefined && hashOf(description) !== product.descriptionHash,
    price: target.priceCents !== product.priceCents,
    discount:
      target.discountPercent !== product.discountPercent ||
      target.discountExpiresAt?.getTime() !== product.discountExpiresAt?.getTime(),
    category: target.categoryId !== product.categoryId,
    image: target.pictureKey !== product.pictureKey,
    link: target.link !== product.link,
    language: target.language !== product.language,
    shown: target.isHidden !== product.isHidden,
  }
  return (Object.keys(changed) as ImportField[]).filter((field) => changed[field])
}
