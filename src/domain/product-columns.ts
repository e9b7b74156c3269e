import type { Words } from './sentence.ts'

/** What a row of a file can say about a product, in the order of our template. */
export const importFields = [
  'sku',
  'title',
  'description',
  'price',
  'salePrice',
  'comparePrice',
  'discount',
  'discountEnds',
  'category',
  'image',
  'link',
  'language',
  'shown',
] as const
export type ImportField = (typeof importFields)[number]

/** The cells of a row by field; a field that no column gives is missing, and an empty cell is ''. */
export type ImportCells = Partial<Record<ImportField, string>>

/** The columns of our own template and of the export. */
export const templateFields = [
  'sku',
  'title',
  'description',
  'price',
  'discount',
  'discountEnds',
  'category',
  'image',
  'link',
  'language',
  'shown',
] as const satisfies readonly ImportField[]

export const templateNames: Record<(typeof templateFields)[number], Words> = {
  sku: { en: 'SKU', fr: 'Référence' },
  title: { en: 'Title', fr: 'Titre' },
  description: { en: 'Description', fr: 'Description' },
  price: { en: 'Price', fr: 'Prix' },
  discount: { en: 'Discount %', fr: 'Remise %' },
  discountEnds: { en: 'Discount ends', fr: 'Fin de la remise' },
  category: { en: 'Category', fr: 'Catégorie' },
  image: { en: 'Picture', fr: 'Photo' },
  link: { en: 'Link', fr: 'Lien' },
  language: { en: 'Language', fr: 'Langue' },
  shown: { en: 'Shown', fr: 'Affiché' },
}

export const shownWords: Record<'yes' | 'no', Words> = {
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
}

/** What becomes of a row, in the order in which a person looks at them. */
export const importFates = ['refused', 'new', 'changed', 'unchanged', 'skipped'] as const
export type ImportFate = (typeof importFates)[number]

/** Why a row is refused. */
export const importFaults = [
  'no-title',
  'long-title',
  'long-description',
  'long-sku',
  'no-price',
  'bad-price',
  'high-price',
  'bad-sale-price',
  'bad-discount',
  'no-discount-end',
  'bad-discount-end',
  'no-category',
  'unknown-category',
  'needs-subcategory',
  'bad-link',
  'bad-language',
  'twice',
  'ambiguous',
  'full',
] as const
export type ImportFault = (typeof importFaults)[number]

/** What a person should know about a row that is taken. */
export const importNotes = [
  'no-picture',
  'no-description',
  'default-category',
  'category-kept',
  'discount-over',
  'price-rounded',
] as const
export type ImportNote = (typeof importNotes)[number]
