import type { ReactNode } from 'react'
import type { FoundThing } from '#contract/website-owner/content.ts'
import { foundKinds, mostFound } from '#domain/found-content.ts'
import { ownerContent as texts } from '#texts/website-owner/content.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { BackLink } from '#web/ui/panels/back-link.tsx'
import { ListFilters } from '#web/website-owner/list-filters.tsx'
import { useOwnerClient } from '#web/website-owner/owner-client.ts'
import { PagedQueue, usePagedQuery } from '#web/website-owner/paged-queue.tsx'
import { linkToContent } from './content-links.ts'
import { findQuery } from './content-queries.ts'
import type { ContentSearch } from './content-search-params.ts'
import { FoundCard } from './found-card.tsx'
import { PersonRow } from './person-row.tsx'

interface ContentViewProps {
  params: ContentSearch
  content: (thing: FoundThing) => ReactNode
  acts: (thing: FoundThing) => ReactNode
}

/** One box that finds products, stores, people and reviews by name. */
export function ContentView({ params, content, acts }: ContentViewProps) {
  const { search = '', person, page = 1 } = params
  const isAsked = search !== '' || person !== undefined
  const list = usePagedQuery({ ...findQuery(useOwnerClient(), params), enabled: isAsked })
  const found = isAsked ? list.data : undefined
  const kind = params.kind ?? found?.kind ?? 'products'
  return (
    <>
      <ListFilters
        search={{
          label: texts.search,
          placeholder: texts.searchHint,
          words: search,
          linkTo: (words) => linkToContent({ search: words }),
        }}
        filter={{
          label: texts.filter,
          chosen: kind,
          links: person
            ? []
            : foundKinds.map((id) => ({
                id,
                label: texts.kinds[id],
                count: found?.counts[id],
                link: linkToContent({ search, kind: id }),
              })),
        }}
      />
      {person && <ReviewsOf personId={person} name={nameOfAuthor(found?.things[0])} />}
      {!isAsked && <EmptyState artwork="desert-island" message={texts.begin} hint={texts.beginHint} />}
      {isAsked && (
        <PagedQueue
          label={texts.list}
          ids={found?.things.map(({ targetId }) => targetId) ?? []}
          list={list}
          page={page}
          linkTo={(other) => linkToContent({ ...params, page: other })}
          failed={texts.failed}
          empty={
            <Nothing
              params={params}
              hasOthers={Object.values(found?.counts ?? {}).some((count) => count > 0)}
            />
          }
        >
          {(found?.total ?? 0) >= mostFound && <p className="mb-3">{texts.many(mostFound)}</p>}
          {kind === 'people' ? (
            <ul
              aria-label={texts.kinds.people}
              className="divide-y divide-line rounded-card border border-line bg-surface"
            >
              {found?.people.map((one) => (
                <PersonRow key={one._id} person={one} />
              ))}
            </ul>
          ) : (
            <div className="grid gap-4">
              {found?.things.map((thing) => (
                <FoundCard key={thing.targetId} thing={thing} acts={acts(thing)}>
                  {content(thing)}
                </FoundCard>
              ))}
            </div>
          )}
        </PagedQueue>
      )}
    </>
  )
}

const nameOfAuthor = (thing: FoundThing | undefined) =>
  thing?.content.kind === 'review' ? thing.content.author.name : undefined

function ReviewsOf({ personId, name }: { personId: string; name: string | undefined }) {
  return (
    <div className="my-3">
      <BackLink to="/owner/content/people/$personId" params={{ personId }}>
        {texts.toPerson}
      </BackLink>
      {name && <h2 className="heading mt-1 text-xl wrap-anywhere">{texts.reviewsOf(name)}</h2>}
    </div>
  )
}

function Nothing({ params, hasOthers }: { params: ContentSearch; hasOthers: boolean }) {
  if (params.person) return <EmptyState artwork="palm-tree" message={texts.noReviews} />
  return (
    <EmptyState
      artwork="desert-island"
      message={hasOthers ? texts.nothingOfKind : texts.nothing(params.search ?? '')}
    />
  )
}
