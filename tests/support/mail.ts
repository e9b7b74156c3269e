import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { patienceMs } from './patience.ts'

export interface ReceivedMail {
  /** Names in lower case; lines unfolded and encoded words decoded. */
  headers: Record<string, string>
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** Every address in the text, in order. */
  links: string[]
}

/** Parses the formats of our own mails: alternative parts, quoted-printable, base64, encoded words. */
export function parseMail(source: string): ReceivedMail {
  const { headers, body } = headersAndBody(source)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => headersAndBody(part.replace(/^\r\n/, '')))
    : [{ headers, body }]
  const content = (type: string) => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type))
    return part ? decoded(part.body, part.headers['content-transfer-encoding']) : ''
  }
  const text = content('text/plain')
  return {
    headers,
    from: headers.from ?? '',
    to: headers.to ?? '',
    subject: headers.subject ?? '',
    text,
    html: content('text/html'),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

/** The mails in a folder of `.eml` files, oldest first, also when a test's clock stands still. */
export async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name))
  const written = await Promise.all(
    files.map(async (file) => ({
      at: (await stat(file, { bigint: true })).mtimeNs,
      source: await readFile(file, 'utf8'),
    })),
  )
  return written.sort((one, other) => Number(one.at - other.at)).map(({ source }) => parseMail(source))
}

/** Returns each mail to an address once, in order, and waits for one that has not arrived yet. */
export function mailReader(mails: () => Promise<ReceivedMail[]> | ReceivedMail[]) {
  const read = new Map<string, number>()
  return async function nextMailTo(address: string): Promise<ReceivedMail> {
    const skip = read.get(address) ?? 0
    read.set(address, skip + 1)
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(10)) {
      const mail = (await mails()).filter(({ to }) => to.includes(address))[skip]
      if (mail) return mail
    }
    throw new Error(`No mail number ${skip + 1} to ${address} came within ${patienceMs} ms.`)
  }
}

function headersAndBody(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = wordsDecoded(line.slice(colon + 1).trim())
  }
  return { headers, body: source.slice(end + 4) }
}

function wordsDecoded(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
}

function decoded(body: string, encoding = '7bit'): string {
  const unix = body.replaceAll('\r\n', '\n').trimEnd()
  if (encoding === 'base64') return Buffer.from(unix, 'base64').toString()
  return encoding === 'quoted-printable' ? quotedPrintable(unix.replace(/=\n/g, '')) : unix
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
