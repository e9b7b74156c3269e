import { useLocation } from '@tanstack/react-router'
import { ownPath, type WayBack } from './own-path.ts'

/** What a link to the login carries, so that it leads back to this page; the screens before a login hand on what they carry. */
export function useWayBack(): WayBack {
  const next = useLocation({
    select: ({ href, search }) => (search as WayBack).next ?? ownPath(href),
  })
  return next && next !== '/' ? { next } : {}
}
