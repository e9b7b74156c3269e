const mostCharacters = 120
const entities: Record<string, string> = { '&copy;': '©', '&amp;': '&', '&nbsp;': ' ' }

/** Whom a map names besides OpenStreetMap, which we name ourselves. Files write it as HTML. */
export function otherCredits(attribution: string): string {
  return attribution
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? ' ')
    .split(/[©|,·]/)
    .map((part) => part.trim())
    .filter((part) => part && !/openstreetmap/i.test(part))
    .join(' · ')
    .slice(0, mostCharacters)
}
