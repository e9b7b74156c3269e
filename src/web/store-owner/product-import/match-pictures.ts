import { withoutAccents } from '#domain/accents.ts'
import type { ImportCells } from '#domain/product-columns.ts'

interface Row {
  line: number
  cells: ImportCells
}

/** 'https://shop.example/a/Sega_Dress.JPG?v=2' and 'sega-dress.png' are the same name. */
const folded = (text: string) => withoutAccents(text.replaceAll('_', ' '))

function nameOf(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/, 1)
  const file = path.split(/[/\\]/).at(-1) ?? ''
  return folded(decoded(file).replace(/\.(?:jpe?g|png|webp|avif|gif|heic)$/i, ''))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The picture of each row, by its line: the one that the row names, else one called like its reference or title. */
export function picturesByRow(rows: readonly Row[], files: readonly File[]): Map<number, File> {
  const byName = new Map(files.map((file) => [nameOf(file.name), file]))
  const found = new Map<number, File>()
  if (files.length === 0) return found
  for (const { line, cells } of rows) {
    const named = (cells.image ?? '').split(/[,|;]/).map(nameOf)
    const names = [...named, folded(cells.sku ?? ''), folded(cells.title ?? '')].filter(Boolean)
    const file = names.map((name) => byName.get(name)).find(Boolean)
    if (file) found.set(line, file)
  }
  return found
}
