import type { IncomingHttpHeaders } from 'node:http'

/** What is read from the head of a request. */
export interface RequestHead {
  method: string
  url: string
  /** Only those that are relevant here. */
  headers: IncomingHttpHeaders
  /** The bytes of the whole request, its body included. */
  length: number
}

const headEnd = '\r\n\r\n'
/** Longer ones are left to Node.js, which has its own limit. */
const longestHead = 8 * 1024

const wellFormed = /^([A-Z]+) (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/

const relevant =
  /^(accept-encoding|accept-language|connection|content-length|cookie|expect|host|if-none-match|proxy-connection|transfer-encoding|upgrade|x-forwarded-for):(.*)$/gim

/** These change how a connection goes on, or where a request ends. */
const special = new Set(['connection', 'expect', 'proxy-connection', 'transfer-encoding', 'upgrade'])

/**
 * Reads the head of an ordinary request, if the bytes begin with a whole one. Whatever is unusual is not read, but left
 * to Node.js: no second opinion on it can be wrong then.
 */
export function readHead(bytes: Buffer): RequestHead | undefined {
  const end = bytes.subarray(0, longestHead).indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end + headEnd.length)
  const [, method, url] = wellFormed.exec(head) ?? []
  if (!method || !url) return undefined
  const headers: IncomingHttpHeaders = {}
  for (const [, written = '', value = ''] of head.matchAll(relevant)) {
    const name = written.toLowerCase()
    const isUsual = !special.has(name) || (name === 'connection' && staysOpen.test(value))
    if (!isUsual || headers[name] !== undefined) return undefined
    headers[name] = value.trim()
  }
  const { host, 'content-length': bodyLength = '0' } = headers
  if (!host || !digits.test(bodyLength)) return undefined
  return { method, url, headers, length: head.length + Number(bodyLength) }
}

const staysOpen = /^\s*keep-alive\s*$/i
const digits = /^\d{1,12}$/
