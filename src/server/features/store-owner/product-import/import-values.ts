import { WebAddress } from '#contract/shapes/web-address.ts'
import { withoutAccents } from '#domain/accents.ts'
import { normaliseExpiry, reducedPrice, type StoredDiscount } from '#domain/discount.ts'
import { highestPriceRupees, longest } from '#domain/limits.ts'
import { type Cents, toCents, toRupees } from '#domain/money.ts'
import type { ImportCells, ImportFault, ImportNote } from '#domain/product-columns.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import { withoutSpaces, writtenCents, writtenDay } from '#domain/written-values.ts'

/** What a row says about a product; what is undefined stays as it is. */
export interface ImportValues {
  sku: string | undefined
  title: string | undefined
  description: string | undefined
  priceCents: Cents | undefined
  /** Null: the row says that there is none. */
  discount: StoredDiscount | null | undefined
  link: string | null | undefined
  language: TextLanguage | null | undefined
  isShown: boolean | undefined
}

/** Why a row cannot be used. */
export class RowFault extends Error {
  readonly fault: ImportFault
  readonly detail: string | null

  constructor(fault: ImportFault, detail: string | null = null) {
    super(fault)
    this.fault = fault
    this.detail = detail
  }
}

interface Circumstances {
  /** For discounts without a last day. */
  discountEnds: string | undefined
}

/** Reads the cells of a row; throws a `RowFault` where one of them cannot be used. */
export function readValues(
  cells: ImportCells,
  { discountEnds }: Circumstances,
): { values: ImportValues; notes: ImportNote[] } {
  const notes: ImportNote[] = []
  const prices = readPrices(cells)
  const discount = readDiscount(cells, prices, discountEnds)
  if (discount && prices.saleCents !== undefined && isFarOff(prices, discount)) notes.push('price-rounded')
  return {
    values: {
      sku: atMost(cells.sku, longest.sku, 'long-sku'),
      title: atMost(cells.title, longest.productTitle, 'long-title'),
      description: atMost(cells.description, longest.description, 'long-description'),
      priceCents: prices.priceCents,
      discount,
      link: readLink(cells.link),
      language: readLanguage(cells.language),
      isShown: readShown(cells.shown),
    },
    notes,
  }
}

function atMost(cell: string | undefined, most: number, fault: ImportFault): string | undefined {
  if (!cell) return
  if (cell.length > most) throw new RowFault(fault)
  return cell
}

interface Prices {
  priceCents: Cents | undefined
  /** What shoppers pay while a discount runs. */
  saleCents?: Cents | undefined
}

/** Shopify writes the price that shoppers pay and the one before; WooCommerce the regular one and that of the sale. */
function readPrices({ price, salePrice, comparePrice }: ImportCells): Prices {
  const priceCents = amountIn(price, 'bad-price')
  const beforeCents = amountIn(comparePrice, 'bad-price')
  if (beforeCents !== undefined && priceCents !== undefined && beforeCents > priceCents)
    return { priceCents: beforeCents, saleCents: priceCents }
  const saleCents = amountIn(salePrice, 'bad-sale-price')
  if (saleCents === undefined || saleCents === priceCents) return { priceCents }
  if (priceCents === undefined) throw new RowFault('no-price')
  if (saleCents > priceCents) throw new RowFault('bad-sale-price', salePrice)
  return { priceCents, saleCents }
}

/** '1250', '1 250,00', '1,250.00' or 'Rs 1,250'. */
function amountIn(cell: string | undefined, fault: 'bad-price' | 'bad-sale-price'): Cents | undefined {
  if (!cell) return
  const figures = /^(?:RS\.?|MUR|₨)?([\d.,]+)(?:RS\.?|MUR)?$/i.exec(withoutSpaces(cell))?.[1]
  const cents = figures === undefined ? undefined : writtenCents(figures)
  if (cents === undefined) throw new RowFault(fault, cell.slice(0, 100))
  if (cents > toCents(highestPriceRupees)) throw new RowFault('high-price')
  return cents
}

function readDiscount(
  cells: ImportCells,
  { priceCents, saleCents }: Prices,
  discountEnds: string | undefined,
) {
  const isSaid = [cells.salePrice, cells.comparePrice, cells.discount].some((cell) => cell !== undefined)
  if (!isSaid) return
  const value =
    saleCents !== undefined && priceCents !== undefined
      ? percentOff(priceCents, saleCents)
      : percentIn(cells.discount)
  if (value === undefined) return null
  const day = cells.discountEnds ? writtenDay(cells.discountEnds) : discountEnds
  if (day === undefined && cells.discountEnds)
    throw new RowFault('bad-discount-end', cells.discountEnds.slice(0, 100))
  const expiresAt = day === undefined ? undefined : normaliseExpiry(day)
  if (!expiresAt) throw new RowFault('no-discount-end')
  return { value, expiresAt }
}

/** In hundredths of a percent, which is what a discount can have. */
function percentOff(priceCents: Cents, saleCents: Cents): number {
  const percent = Math.round((1 - saleCents / priceCents) * 10_000) / 100
  if (percent <= 0 || percent >= 100) throw new RowFault('bad-sale-price', String(toRupees(saleCents)))
  return percent
}

function percentIn(cell: string | undefined): number | undefined {
  if (!cell) return
  const figures = /^-?(\d{1,2}(?:[.,]\d{1,2})?)%?$/.exec(withoutSpaces(cell))?.[1]
  if (figures === undefined) throw new RowFault('bad-discount', cell.slice(0, 100))
  return Number(figures.replace(',', '.')) || undefined
}

/** Prices with a discount are shown in whole rupees, and a percentage has two decimals. */
function isFarOff({ priceCents = 0, saleCents = 0 }: Prices, { value, expiresAt }: StoredDiscount): boolean {
  const running = { value, expiresAt: expiresAt.toISOString(), isActive: true }
  return Math.abs(reducedPrice(toRupees(priceCents), running) - toRupees(saleCents)) >= 1
}

function readLink(cell: string | undefined): string | null | undefined {
  if (!cell) return cell === undefined ? undefined : null
  if (!WebAddress.safeParse(cell).success) throw new RowFault('bad-link', cell.slice(0, 100))
  return cell
}

const languages: Record<string, TextLanguage> = {
  en: 'en',
  english: 'en',
  anglais: 'en',
  fr: 'fr',
  french: 'fr',
  francais: 'fr',
  mfe: 'mfe',
  kreol: 'mfe',
  creole: 'mfe',
  'kreol morisien': 'mfe',
}

function readLanguage(cell: string | undefined): TextLanguage | null | undefined {
  if (!cell) return cell === undefined ? undefined : null
  const language = languages[withoutAccents(cell)]
  if (!language) throw new RowFault('bad-language', cell.slice(0, 100))
  return language
}

const yes = new Set([
  'yes',
  'oui',
  'true',
  'vrai',
  '1',
  'active',
  'published',
  'publie',
  'shown',
  'visible',
  'x',
])
const no = new Set(['no', 'non', 'false', 'faux', '0', 'draft', 'archived', 'hidden', 'brouillon'])

function readShown(cell = ''): boolean | undefined {
  // WooCommerce writes -1 for a draft, which folds to 1.
  if (cell.trim() === '-1') return false
  const word = withoutAccents(cell)
  return yes.has(word) ? true : no.has(word) ? false : undefined
}
