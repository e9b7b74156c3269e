/** Characters, without the ellipsis. */
export const previewLimit = { storePage: 120, dashboard: 150, metaDescription: 160 } as const

/** The beginning of a text, cut at a word unless that would lose more than a third of it. */
export function preview(text: string, limit: number): { text: string; isCut: boolean } {
  const whole = text.trim()
  if (whole.length <= limit) return { text: whole, isCut: false }

  const head = withoutHalfCharacter(whole.slice(0, limit))
  const atWord = /\s/.test(whole.charAt(limit)) ? head : head.replace(/\s\S*$/, '')
  const cut = atWord.length >= (limit * 2) / 3 ? atWord : head
  return { text: `${cut.replace(/[\s,;:.–-]+$/, '')}…`, isCut: true }
}

/** An emoji takes two code units; half of one would show as a broken sign. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}
