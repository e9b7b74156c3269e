import { type HistoryState, useLocation } from '@tanstack/react-router'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ownPath } from './own-path.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    mailSentTo?: string
  }
}

interface LoginArrival {
  returnPath: string | undefined
  mailSentTo: string | undefined
  /** The page on which a store's session turned out to be expired. */
  storeSessionOver: string | undefined
}

/** The page to return to after the login, and what the page before passed in the history state. */
export function useLoginArrival(): LoginArrival {
  const { state, search } = useLocation()
  // The server only knows the address, and the first render must match its HTML.
  const isInteractive = useIsInteractive()
  const historyState: HistoryState = isInteractive ? state : {}
  return {
    returnPath: ownPath(search.next),
    mailSentTo: historyState.mailSentTo,
    storeSessionOver: ownPath(historyState.storeSessionOver),
  }
}
