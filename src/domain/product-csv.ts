import { csvText } from './csv-text.ts'
import type { Language } from './language.ts'
import { mauritiusDay } from './mauritius-time.ts'
import { shownWords, templateFields, templateNames } from './product-columns.ts'

/** A product as its owner sees it. */
interface ExportedProduct {
  sku: string | null
  title: string
  description: string
  price: number
  discount: { value: number | null; expiresAt: string | null }
  /** 'Fashion > Women > Dresses' */
  categories: readonly string[]
  image: string
  link: string | null
  language?: string | undefined
  isHidden: boolean
  isDraft: boolean
}

type Cells = Record<(typeof templateFields)[number], string>

/** The columns of our template, so that the file can be changed elsewhere and read again. */
export function productsCsv(products: readonly ExportedProduct[], language: Language): string {
  const names = templateFields.map((field) => templateNames[field][language])
  return csvText([names, ...products.map((product) => rowOf(cellsOf(product, language)))])
}

const rowOf = (cells: Cells) => templateFields.map((field) => cells[field])

function cellsOf(product: ExportedProduct, language: Language): Cells {
  const { discount } = product
  return {
    sku: product.sku ?? '',
    title: product.title,
    description: product.description,
    price: String(product.price),
    discount: discount.value === null ? '' : String(discount.value),
    discountEnds: discount.expiresAt === null ? '' : mauritiusDay(new Date(discount.expiresAt)),
    category: product.categories[0] ?? '',
    // A draft shows the neutral picture, which is nobody's.
    image: product.isDraft ? '' : product.image,
    link: product.link ?? '',
    language: product.language ?? '',
    shown: shownWords[product.isHidden ? 'no' : 'yes'][language],
  }
}

/** An empty file with the names of the columns and one row as an example. */
export function templateCsv(language: Language): string {
  return productsCsv([example[language]], language)
}

const example: Record<Language, ExportedProduct> = {
  en: {
    sku: 'SOAP-01',
    title: 'Lemongrass soap',
    description: 'Three bars, poured by hand.',
    price: 450,
    discount: { value: 10, expiresAt: '2030-12-31T08:00:00Z' },
    categories: ['Beauty > Soaps'],
    image: 'soap.jpg',
    link: '',
    language: 'en',
    isHidden: false,
    isDraft: false,
  },
  fr: {
    sku: 'SAVON-01',
    title: 'Savon à la citronnelle',
    description: 'Trois pains, coulés à la main.',
    price: 450,
    discount: { value: 10, expiresAt: '2030-12-31T08:00:00Z' },
    categories: ['Beauté > Savons'],
    image: 'savon.jpg',
    link: '',
    language: 'fr',
    isHidden: false,
    isDraft: false,
  },
}
