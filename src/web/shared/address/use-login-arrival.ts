import { type HistoryState, useLocation } from '@tanstack/react-router'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ownPath } from './own-path.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of someone who has just signed up. */
    mailSentTo?: string
  }
}

interface LoginArrival {
  returnPath: string | undefined
  mailSentTo: string | undefined
  /** Where a store was when its session turned out to be over. */
  storeSessionOver: string | undefined
}

/** Where to go after the login, and what the page before told this one without writing it into the address. */
export function useLoginArrival(): LoginArrival {
  const { state, search } = useLocation()
  // The server knows the address alone, and the first render must agree with it.
  const isInteractive = useIsInteractive()
  const historyState: HistoryState = isInteractive ? state : {}
  return {
    returnPath: ownPath(search.next),
    mailSentTo: historyState.mailSentTo,
    storeSessionOver: ownPath(historyState.storeSessionOver),
  }
}
