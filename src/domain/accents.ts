/** Folds a text to how people type it in a hurry: no accents, capitals, hyphens or curly apostrophes. */
export function withoutAccents(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/’/g, "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
}
