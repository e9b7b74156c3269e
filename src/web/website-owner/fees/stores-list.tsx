import { type FeeState, feeStates } from '#domain/advertising-fees.ts'
import { ownerFees } from '#texts/website-owner/fees.ts'
import { useListAddress } from '#web/shared/address/use-list-address.ts'
import { useKeptQuery } from '#web/shared/api/kept-query.ts'
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
import { feesPath } from './addresses.ts'
import { feeStoresQuery } from './fee-queries.ts'
import { FeeTabs } from './fee-tabs.tsx'
import { StoreRow } from './store-row.tsx'

/** Every store and how it stands, those who have owed longest first. */
export function StoresList() {
  const { list: texts, states, failed } = ownerFees
  const address = useListAddress(feesPath)
  const search = address.query.search ?? ''
  const state = feeStates.find((known) => known === address.query.state)
  const { page } = address
  const client = useOwnerClient()
  const { data, isBehind, hasFailed, tryAgain } = useKeptQuery(
    feeStoresQuery(client, { page, search, state }),
  )
  const chips = [
    {
      id: 'all',
      label: texts.all,
      count: data && sum(data.counts),
      link: address.narrowedLink({ state: undefined }),
    },
    ...feeStates.map((id) => ({
      id,
      label: states[id],
      count: data?.counts[id],
      link: address.narrowedLink({ state: id }),
    })),
  ]
  return (
    <FeeTabs chosen="stores">
      <div className="space-y-4">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          words={search}
          onSearch={(words) => address.narrow({ search: words })}
          className="max-w-md"
        />
        <FilterLinks label={texts.filter} links={chips} chosen={state ?? 'all'} />
        {hasFailed ? (
          <NotLoaded sentence={failed} onTryAgain={tryAgain} />
        ) : !data ? (
          <RowsSkeleton />
        ) : (
          <div
            aria-busy={isBehind}
            className={`space-y-2 transition-opacity ${isBehind ? 'opacity-60' : ''}`}
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
              <PastEnd page={page} first={address.pageLink(1)} />
            ) : (
              <NoStores words={search} state={state} />
            )}
            <Pagination page={data.page} totalPages={data.totalPages} linkTo={address.pageLink} />
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
        <ButtonLink look="quiet" to={feesPath}>
          {texts.showAll}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
