import { formatDate } from '#domain/mauritius-time.ts'
import { quoted } from '#texts/shared/figures.ts'
import { ownerAudit as texts } from '#texts/website-owner/audit.ts'
import { pageIn } from '#web/shared/address/address-values.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { FilterChips } from '#web/ui/lists/chip.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { AuditSearch } from './audit-search.tsx'
import type { AuditFilter, AuditSearchParams } from './audit-search-params.ts'
import { Entry } from './entry.tsx'

interface AuditLogProps extends AuditFilter {
  page: number
  onSearch: (search: AuditFilter) => void
}

export function AuditLog({ page, onSearch, ...search }: AuditLogProps) {
  const { ownerAudit } = useOwnerClient()
  const list = usePagedQuery({
    queryKey: ofOwner('audit', search, page),
    queryFn: () => ownerAudit.entries({ page, ...search }),
    staleTime: 0,
  })
  const { words, from, to } = search
  const linkTo = (changes: AuditSearchParams) =>
    ({ to: '/owner/audit', search: { ...search, ...changes } }) as const
  return (
    <>
      <AuditSearch key={JSON.stringify(search)} search={search} onSearch={onSearch} />
      <div className="my-4">
        <FilterChips
          filters={[
            ...(words ? [{ name: quoted(words), without: linkTo({ words: undefined }) }] : []),
            ...(from
              ? [{ name: texts.fromFilter(formatDate(from)), without: linkTo({ from: undefined }) }]
              : []),
            ...(to ? [{ name: texts.toFilter(formatDate(to)), without: linkTo({ to: undefined }) }] : []),
          ]}
        />
      </div>
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(number) => linkTo({ page: pageIn(number) })}
        failed={sentenceOf(list.error, texts.failed)}
        empty={
          words || from || to ? (
            <EmptyState artwork="basket" message={texts.nothingFound} hint={texts.nothingFoundHint}>
              <ButtonLink to="/owner/audit" look="quiet">
                {texts.clear}
              </ButtonLink>
            </EmptyState>
          ) : (
            <EmptyState artwork="books" message={texts.empty} hint={texts.emptyHint} />
          )
        }
      >
        <ol
          aria-label={texts.list}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {list.data?.entries.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ol>
      </PagedList>
    </>
  )
}
