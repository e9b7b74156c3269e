import { useSearch } from '@tanstack/react-router'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { writeQuery } from './address-query.ts'

/** What the address asks of a list: its page and whatever narrows it. */
export function useListAddress(path: string) {
  const query: Record<string, string | undefined> = useSearch({ strict: false })
  const goTo = useGoTo()
  const { page: asked, ...narrowed } = query
  const page = Math.max(1, Math.floor(Number(asked)) || 1)
  return {
    query,
    page,
    /** The same list, turned to another page. */
    pageLink: (turnedTo: number) => ({
      to: path,
      search: { ...narrowed, page: turnedTo > 1 ? turnedTo : undefined },
    }),
    /** The same list narrowed otherwise, from its first page. */
    narrowedLink: (changes: Record<string, string | undefined>) => ({
      to: path,
      search: { ...narrowed, ...changes },
    }),
    narrow: (changes: Record<string, string | undefined>) =>
      goTo(`${path}${writeQuery({ ...narrowed, ...changes })}`),
  }
}
