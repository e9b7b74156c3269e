import { ownerStores as texts } from '#texts/website-owner/stores.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { ListFilters } from '#web/website-owner/list-filters.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { type StoresParams, storesQuery } from './store-queries.ts'
import { StoreRow } from './store-row.tsx'
import { linkToStores } from './stores-links.ts'
import { storeStatuses } from './stores-search-params.ts'

/** All stores, including suspended ones, searchable by name or email. */
export function StoresView(params: StoresParams) {
  const { search, status, page } = params
  const list = usePagedQuery(storesQuery(useOwnerClient(), params))
  return (
    <>
      <ListFilters
        search={{
          label: texts.search,
          placeholder: texts.searchHint,
          words: search,
          linkTo: (words) => linkToStores({ search: words, status }),
        }}
        filter={{
          label: texts.filter,
          chosen: status ?? 'all',
          links: [
            { id: 'all', label: texts.all, link: linkToStores({ search }) },
            ...storeStatuses.map((id) => ({
              id,
              label: texts.statuses[id],
              link: linkToStores({ search, status: id }),
            })),
          ],
        }}
      />
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(otherPage) => linkToStores({ search, status, page: otherPage })}
        failed={texts.failed}
        empty={<NoStores {...params} />}
      >
        <ul
          aria-label={texts.list}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {list.data?.stores.map((store) => (
            <StoreRow key={store._id} store={store} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}

function NoStores({ search, status }: StoresParams) {
  if (!search) {
    return status === 'suspended' ? (
      <EmptyState artwork="palm-tree" message={texts.noneSuspended} />
    ) : (
      <EmptyState artwork="convenience-store" message={texts.empty} hint={texts.emptyHint} />
    )
  }
  return (
    <EmptyState artwork="desert-island" message={texts.nothingFound(search)}>
      <ButtonLink look="quiet" {...linkToStores({})}>
        {texts.showAll}
      </ButtonLink>
    </EmptyState>
  )
}
