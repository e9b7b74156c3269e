import type { ImportColumns } from '#contract/shapes/product-import.ts'
import { withoutAccents } from '#domain/accents.ts'
import { type ImportField, importFields, templateFields, templateNames } from '#domain/product-columns.ts'

/** The program that wrote a file. */
export type Source = 'shopify' | 'woocommerce' | 'other'

/** Names of columns as our template, Shopify, WooCommerce and people write them, the best first. */
const names: Record<ImportField, string[]> = {
  sku: [
    'handle',
    'url handle',
    'sku',
    'variant sku',
    'reference',
    'ref',
    'product id',
    'code',
    'code article',
  ],
  title: ['title', 'titre', 'name', 'nom', 'product', 'produit', 'product name', 'designation', 'libelle'],
  description: ['description', 'body html', 'body', 'short description', 'details'],
  price: [
    'regular price',
    'tarif regulier',
    'variant price',
    'price',
    'prix',
    'price rs',
    'prix rs',
    'unit price',
  ],
  salePrice: ['sale price', 'tarif promo', 'prix promo', 'prix solde', 'promo price'],
  comparePrice: ['variant compare at price', 'compare at price', 'old price', 'ancien prix'],
  discount: ['discount', 'remise', 'discount percent', 'percent off'],
  discountEnds: [
    'discount ends',
    'fin de la remise',
    'date sale price ends',
    'date de fin de promo',
    'fin de promotion',
  ],
  category: ['category', 'categorie', 'categories', 'product category', 'type'],
  image: [
    'picture',
    'photo',
    'image',
    'images',
    'image src',
    'product image url',
    'picture file',
    'fichier photo',
  ],
  link: ['link', 'lien', 'url', 'external url'],
  language: ['language', 'langue'],
  shown: ['shown', 'affiche', 'status', 'published', 'publie', 'visible'],
}
for (const field of templateFields)
  for (const name of Object.values(templateNames[field]))
    if (!names[field].includes(folded(name))) names[field].push(folded(name))

const none = Object.fromEntries(importFields.map((field) => [field, null])) as Record<ImportField, null>

/** 'Discount %' and 'Body (HTML)' without signs. */
function folded(name: string): string {
  return withoutAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Which column is which, by the names in the first row. Without any, a person must say. */
export function guessColumns(first: readonly string[]): ImportColumns {
  const found = first.map(folded)
  const columns: ImportColumns = { hasNames: false, ...none }
  for (const field of importFields) {
    const at = names[field].map((name) => found.indexOf(name)).find((position) => position >= 0)
    columns[field] = at ?? null
  }
  columns.hasNames = importFields.some((field) => columns[field] !== null)
  // WooCommerce says with a type what kind of product a row is; the categories have a column of their own.
  return sourceOf(first) === 'woocommerce' ? { ...columns, comparePrice: null } : columns
}

export function sourceOf(first: readonly string[]): Source {
  const found = new Set(first.map(folded))
  const has = (...wanted: string[]) => wanted.every((name) => found.has(name))
  if (has('title') && (has('handle') || has('url handle'))) return 'shopify'
  if (has('name', 'regular price')) return 'woocommerce'
  return 'other'
}

/** The column in which WooCommerce marks the variations of a product. */
export const typeColumn = (first: readonly string[]) => first.findIndex((name) => folded(name) === 'type')
