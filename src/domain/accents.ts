/** Folds a text to how people type it in a hurry: no accents, capitals, hyphens or curly apostrophes. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/’/g, "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
}
