const breaks = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const tags = /<[^<>]*>/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of a description that another program wrote as HTML, with its line breaks. */
export function textOfHtml(html: string): string {
  if (!/<\/?[a-z][^<>]*>|&[a-z#]/i.test(html)) return html
  return html
    .replace(breaks, '\n')
    .replace(tags, '')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/gi, (written, code?: string, name?: string) =>
      code ? characterOf(Number(code)) : (entities[name?.toLowerCase() ?? ''] ?? written),
    )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const characterOf = (code: number) => (code >= 32 && code <= 0xffff ? String.fromCharCode(code) : '')
