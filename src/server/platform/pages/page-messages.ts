import type { CallAnswer, PageRequest, WholePage } from './page-renderer.ts'

/** What the server sends to the page thread. Pages and calls are known by their numbers. */
export type ToThread =
  | { kind: 'render'; page: number; request: PageRequest }
  | { kind: 'answer'; call: number; answer: CallAnswer }
  | { kind: 'no answer'; call: number; failure: string }

/** What the page thread sends to the server. */
export type FromThread =
  | { kind: 'call'; page: number; call: number; url: string }
  | { kind: 'rendered'; page: number; whole: WholePage }
  | { kind: 'failed'; page: number; failure: string }

/** An error as text, because not every error can be sent to another thread. */
export const inText = (error: unknown) => (error instanceof Error && error.stack) || String(error)
