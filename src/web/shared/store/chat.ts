import type { MouseEvent } from 'react'

/** A chat with a store that begins with written words. */
export interface Chat {
  words: string
  /** Called with the press on the link, which it may stop. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}
