import { withoutAccents } from '#domain/accents.ts'

/**
 * Folds spellings of one French or Kreol word that people mix: soulie, soulier and souliye; pwason, poison and
 * poisson.
 */
export function foldSpelling(word: string): string {
  return withoutAccents(word)
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('ph', 'f')
    .replaceAll('ch', 's')
    .replaceAll(/qu|ck/g, 'k')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll(/j|g(?=[eiy])/g, 'z')
    .replaceAll(/eau|au/g, 'o')
    .replaceAll(/oi|oy|oua/g, 'wa')
    .replaceAll(/ai|ei|ay|ey/g, 'e')
    .replaceAll(/ou|oo/g, 'u')
    .replaceAll('y', 'i')
    .replaceAll(/(?<!s)h/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/[stdx]$/, '')
    .replace(/er$/, 'e')
    .replace(/e$/, '')
}
