import type { Steps } from './recording.ts'

export interface PageReplay {
  /** The site that answers the calls of a page, once each. */
  origin: string
  url: string
  settings: Record<string, string>
  pages: { path: string; calls: Steps }[]
}
