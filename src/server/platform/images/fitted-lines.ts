import type { Lettering } from './lettering.ts'

/** As many words as fit into each line. Words past the last line are cut off with an ellipsis. */
export function fittedLines(text: string, letters: Lettering, width: number, mostLines: number): string[] {
  const fits = (line: string) => letters.width(line) <= width
  const lines: string[] = []
  const words = text.split(/[ \t\n]+/).filter((word) => letters.width(word) > 0)
  let line = ''
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (lines.length === mostLines - 1)
      return [...lines, cut([line, ...words.slice(at)].join(' ').trim(), fits)]
    if (line) lines.push(line)
    line = fits(word) ? word : cut(word, fits)
  }
  return line ? [...lines, line] : lines
}

/** The longest beginning that fits with an ellipsis. */
function cut(text: string, fits: (line: string) => boolean): string {
  const characters = [...text]
  let [shortest, longest] = [0, characters.length]
  const withDots = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2)
    if (fits(withDots(middle))) shortest = middle
    else longest = middle - 1
  }
  return withDots(shortest)
}
