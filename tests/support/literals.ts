interface Literal {
  /** The text between the values that a template inserts. */
  parts: string[]
  /** What comes before the literal, at most forty characters. */
  before: string
}

/** The string literals and templates of a source file, those inside the values of templates too. */
export function literalsIn(code: string): Literal[] {
  const found: Literal[] = []
  scan(code, 0, found, false)
  return found
}

/** Reads code until the end, or until the brace that closes a template's value. Returns the position behind it. */
function scan(code: string, start: number, found: Literal[], isValue: boolean): number {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    const char = code[at] ?? ''
    if (code.startsWith('//', at)) at = endOf(code, '\n', at)
    else if (code.startsWith('/*', at)) at = endOf(code, '*/', at) + 1
    else if (char === "'" || char === '"' || char === '`') at = literal(code, at, char, found) - 1
    else if (char === '{') depth += 1
    else if (char === '}') {
      if (isValue && depth === 0) return at + 1
      depth -= 1
    }
  }
  return code.length
}

function literal(code: string, start: number, quote: string, found: Literal[]): number {
  const parts = ['']
  const add = (text: string) => parts.push((parts.pop() ?? '') + text)
  const entry = { parts, before: code.slice(Math.max(0, start - 40), start) }
  found.push(entry)
  let at = start + 1
  while (at < code.length && code[at] !== quote) {
    if (quote === '`' && code.startsWith('${', at)) {
      at = scan(code, at + 2, found, true)
      parts.push('')
    } else if (code[at] === '\\') {
      const isCode = code.startsWith('\\u', at)
      add(
        isCode ? String.fromCharCode(Number.parseInt(code.slice(at + 2, at + 6), 16)) : (code[at + 1] ?? ''),
      )
      at += isCode ? 6 : 2
    } else {
      add(code[at] ?? '')
      at += 1
    }
  }
  return at + 1
}

const endOf = (code: string, end: string, from: number) => {
  const found = code.indexOf(end, from)
  return found < 0 ? code.length : found
}
