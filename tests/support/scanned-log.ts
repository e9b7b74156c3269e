import { Writable } from 'node:stream'
import { afterFile } from './when-finished.ts'

const personal = {
  'an email address': /[\w.+-]+@[\w-]+\.\w+/,
  'a phone number': /(?<![\w-])\+?(?:230[ -]?)?5\d{3}[ -]?\d{4}(?![\w-])/,
  'a network address': /"(?:remoteAddress|ip)":|\b(?!127\.0\.0\.1\b)\d{1,3}(?:\.\d{1,3}){3}\b/,
  'a token': /\beyJ[\w-]{8,}\.|\$argon2|zb_(?:user|admin|owner)\w*=\w/,
} as const

/** What this line of a log tells about a person, if anything. */
export const personalPart = (line: string): string | undefined =>
  Object.entries(personal).find(([, pattern]) => pattern.test(line))?.[0]

/** The log of a server under test. The test file fails when a line names a person or contains a secret. */
export function scannedLog(): { level: string; stream: Writable } {
  const found: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of String(chunk).split('\n')) {
        const what = personalPart(line)
        if (what) found.push(`${what} in the log: ${line}`)
      }
      done()
    },
  })
  afterFile(async () => {
    if (found.length > 0) throw new Error(found.slice(0, 5).join('\n'))
  })
  return { level: 'debug', stream }
}
