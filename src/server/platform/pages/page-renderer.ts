import type { OtherOrigins } from '../http/security.ts'

export interface PageRequest {
  /** The path with its search params. */
  address: string
  /** The site's own origin, which links to the page begin with. */
  origin: string
  now: Date
  others?: OtherOrigins | undefined
}

/** A page's own calls only read. */
export interface CallAnswer {
  status: number
  json: string
  /** A refusal is not cached: what it depends on is not known. */
  isCached: boolean
}

export type Ask = (url: string) => Promise<CallAnswer>

/** A page as it is sent to every visitor, with scripts, styles and fonts in its head. */
export interface WholePage {
  status: number
  html: Uint8Array
  /** The content-security policy that names its inline scripts. */
  policy: string
  /** The address of a redirect. */
  location: string | undefined
  /** Until when it is right by the clock, in milliseconds since 1970; Infinity when it shows nothing of the time. */
  rightUntil: number
  /** By the address of a call: the fields of its answer that the page was made from. A call that is not here counts as a whole. */
  fieldsRead: Record<string, string[]>
}

/** Renders an address to HTML, from the build or, in development, from the sources. */
export interface PageRenderer {
  render(page: PageRequest, ask: Ask): Promise<WholePage>
  /** In development pages are not cached. */
  isDevelopment: boolean
  close(): Promise<void>
}

/** At the end of the head. A function replacer, because a dollar sign in the tags must stay as it is. */
export function intoHead(html: string, tags: string): string {
  return html.replace('</head>', () => `${tags}</head>`)
}
