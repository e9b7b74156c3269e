const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  knives: 'knife',
  leaves: 'leaf',
  shelves: 'shelf',
  loaves: 'loaf',
  scarves: 'scarf',
  calves: 'calf',
  halves: 'half',
  wolves: 'wolf',
  buses: 'bus',
  gases: 'gas',
  lenses: 'len',
  animaux: 'animal',
  journaux: 'journal',
  chevaux: 'cheval',
  bocaux: 'bocal',
  yeux: 'oeil',
}

/**
 * One form for singular and plural of an English or French word; it need not be a real word. `singular()` in the
 * database has the same rules, and a test compares the two.
 */
export function singular(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known) return known
  if (word.length < 3) return word
  if (/^[^aeiouy0-9]{2}s$/.test(word)) return word.slice(0, -1)
  if (/(ch|sh|x|ss)es?$/.test(word)) return word.replace(/es?$/, '')
  if (word.length < 4) return word
  if (/..oes?$/.test(word)) return word.replace(/es?$/, '')
  if (/...ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  return /([^s]s|eaux|eux|oux|yaux)$/.test(word) ? word.slice(0, -1) : word
}
