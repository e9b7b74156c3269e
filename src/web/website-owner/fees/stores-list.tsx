import { type FeeState, feeStates } from '#domain/fee-states.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { FilterLinks } from '#web/ui/lists/filter-links.tsx'
import { ListRange } from '#web/ui/lists/list-range.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { PastEnd } from '#web/ui/lists/past-end.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { RowsSkeleton } from '#web/ui/panels/rows-skeleton.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { linkToFees } from './addresses.ts'
import { feeStoresQuery, type StoresAsked } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'
import { StoreRow } from './store-row.tsx'

/** Every store and how it stands, those who have owed longest first. */
export function StoresList({ search, state, page }: StoresAsked) {
  const { list: texts, states, failed } = ownerFees
  const goTo = useGoTo()
  const client = useOwnerClient()
  const { data, isOutdated, hasFailed, tryAgain } = usePreviousDataQuery(
    feeStoresQuery(client, { page, search, state }),
  )
  const chips = [
    {
      id: 'all',
      label: texts.all,
      count: data && sum(data.counts),
      link: linkToFees({ search }),
    },
    ...feeStates.map((id) => ({
      id,
      label: states[id],
      count: data?.counts[id],
      link: linkToFees({ search, state: id }),
    })),
  ]
  return (
    <FeeTabs chosen="stores">
      <div className="space-y-4">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          words={search}
          onSearch={(words) => goTo(linkToFees({ search: words, state }))}
          className="max-w-md"
        />
        <FilterLinks label={texts.filter} links={chips} chosen={state ?? 'all'} />
        {hasFailed ? (
          <NotLoaded sentence={failed} onTryAgain={tryAgain} />
        ) : !data ? (
          <RowsSkeleton />
        ) : (
          <div
            aria-busy={isOutdated}
            className={`space-y-2 transition-opacity ${isOutdated ? 'opacity-60' : ''}`}
          >
            <ListRange page={data.page} total={data.total} />
            {data.stores.length > 0 ? (
              <ul
                aria-label={texts.stores}
                className="divide-y divide-line rounded-card border border-line bg-surface"
              >
                {data.stores.map((store) => (
                  <StoreRow key={store._id} store={store} />
                ))}
              </ul>
            ) : data.total > 0 ? (
              <PastEnd page={page} first={linkToFees({ search, state })} />
            ) : (
              <NoStores words={search} state={state} />
            )}
            <Pagination
              page={data.page}
              totalPages={data.totalPages}
              linkTo={(turnedTo) => linkToFees({ search, state, page: turnedTo })}
            />
          </div>
        )}
      </div>
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
