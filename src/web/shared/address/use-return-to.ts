import { useLocation } from '@tanstack/react-router'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ownPath, type ReturnTo } from './own-path.ts'

/**
 * The search params of a link to the login, so that the login leads back to this page. Screens around the
 * login pass on the ones they have.
 */
export function useReturnTo(): ReturnTo {
  // The server never sees the hash, and the first render must match its HTML.
  const isInteractive = useIsInteractive()
  const next = useLocation({
    select: ({ pathname, searchStr, hash, search }) =>
      ownPath(search.next) ?? ownPath(pathname + searchStr + (isInteractive && hash ? `#${hash}` : '')),
  })
  return next && next !== '/' ? { next } : {}
}
