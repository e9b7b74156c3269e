import { useLocation } from '@tanstack/react-router'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { ownPath, type ReturnTo } from './own-path.ts'

/** What a link to the login carries, so that it leads back to this page; the screens before a login hand on what they carry. */
export function useReturnTo(): ReturnTo {
  // The server never sees the part behind '#', and the first render must agree with it.
  const isInteractive = useIsInteractive()
  const next = useLocation({
    select: ({ pathname, searchStr, hash, search }) =>
      ownPath(search.next) ?? ownPath(pathname + searchStr + (isInteractive && hash ? `#${hash}` : '')),
  })
  return next && next !== '/' ? { next } : {}
}
