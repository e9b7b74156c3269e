/** A message of PostgreSQL's protocol: its type and what follows its length. */
export interface Message {
  type: string
  content: Buffer
}

/** A statement as it was sent, its values as text. */
export interface Statement {
  text: string
  types: number[]
  values: (string | null)[]
}

/** Splits the bytes of one direction into messages. The first message of a client has no type. */
export function messageReader(isFromClient: boolean): (part: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = isFromClient
  return (part) => {
    rest = Buffer.concat([rest, part])
    const found: Message[] = []
    for (;;) {
      const head = isFirst ? 0 : 1
      if (rest.length < head + 4) return found
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return found
      const type = isFirst ? 'startup' : String.fromCharCode(rest[0] ?? 0)
      found.push({ type, content: rest.subarray(head + 4, end) })
      rest = rest.subarray(end)
      isFirst = false
    }
  }
}

/** The settings that a client asks for when it connects. */
export function readStartup(content: Buffer): Record<string, string> {
  const words = content.subarray(4).toString().split('\0')
  const settings: Record<string, string> = {}
  for (let at = 0; words[at]; at += 2) settings[words[at] as string] = words[at + 1] ?? ''
  return settings
}

export function readParse(content: Buffer): { name: string; text: string; types: number[] } {
  const reader = fields(content)
  const [name, text] = [reader.text(), reader.text()]
  return { name, text, types: Array.from({ length: reader.short() }, () => reader.long()) }
}

export function readBind(content: Buffer): { name: string; values: (string | null)[] } {
  const reader = fields(content)
  reader.text()
  const name = reader.text()
  const formats = Array.from({ length: reader.short() }, () => reader.short())
  if (formats.some((format) => format !== 0)) throw new Error('A value was sent in binary form.')
  const values = Array.from({ length: reader.short() }, () => reader.bytes(reader.long()))
  return { name, values }
}

function fields(content: Buffer) {
  let at = 0
  const take = (length: number) => {
    at += length
    return at - length
  }
  return {
    text() {
      const start = at
      at = content.indexOf(0, at) + 1
      return content.toString('utf8', start, at - 1)
    },
    short: () => content.readInt16BE(take(2)),
    long: () => content.readInt32BE(take(4)),
    bytes: (length: number) => (length < 0 ? null : content.toString('utf8', at, take(length) + length)),
  }
}
