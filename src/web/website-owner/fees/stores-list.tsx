import { type FeeState, feeStates } from '#domain/fee-states.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { ListFilters } from '#web/website-owner/list-filters.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { pagingOf, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { linkToFees } from './fee-links.ts'
import { type FeeStoresParams, feeStoresQuery } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'
import { StoreRow } from './store-row.tsx'

/** All stores with the state of their fees, the longest overdue first. */
export function StoresList({ search, state, page }: FeeStoresParams) {
  const { list: texts, states, failed } = ownerFees
  const list = usePagedQuery(feeStoresQuery(useOwnerClient(), { page, search, state }))
  const { data } = list
  return (
    <FeeTabs chosen="stores">
      <ListFilters
        search={{
          label: texts.search,
          placeholder: texts.searchHint,
          words: search,
          linkTo: (words) => linkToFees({ search: words, state }),
        }}
        filter={{
          label: texts.filter,
          chosen: state ?? 'all',
          links: [
            { id: 'all', label: texts.all, count: data && sum(data.counts), link: linkToFees({ search }) },
            ...feeStates.map((id) => ({
              id,
              label: states[id],
              count: data?.counts[id],
              link: linkToFees({ search, state: id }),
            })),
          ],
        }}
      />
      <PagedList
        {...pagingOf(list)}
        page={page}
        linkTo={(otherPage) => linkToFees({ search, state, page: otherPage })}
        failed={failed}
        empty={<NoStores words={search} state={state} />}
      >
        <ul
          aria-label={texts.stores}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {data?.stores.map((store) => (
            <StoreRow key={store._id} store={store} />
          ))}
        </ul>
      </PagedList>
    </FeeTabs>
  )
}

const sum = (counts: Record<FeeState, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

function NoStores({ words, state }: { words: string; state: FeeState | undefined }) {
  const { list: texts, states } = ownerFees
  const sentence = words ? texts.nothingFound(words) : state ? texts.emptyState(states[state]) : texts.empty
  return (
    <EmptyState artwork="convenience-store" message={sentence}>
      {(words || state) && (
        <ButtonLink look="quiet" to="/owner/fees">
          {texts.showAll}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
