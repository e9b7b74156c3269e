import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import type { Comparison } from '#contract/public/comparison.ts'
import { mostCompared } from '#domain/limits.ts'
import { comparison as texts } from '#texts/public/compare.ts'
import { common } from '#texts/shared/common.ts'
import { toCategory } from '#web/shared/address/pages.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { untilLoaded } from '#web/shared/page/loading.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { BrowsePage } from '#web/ui/frame/browse-page.tsx'
import { Skeleton } from '#web/ui/frame/skeleton.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { type ComparisonVisit, comparedIn, comparisonQuery } from './comparison-query.ts'
import { ComparisonTable } from './comparison-table.tsx'

/** Search engines list the products themselves. */
export const compareHead = ({ page }: PageContext) => accountHead(page.origin, { ...texts, path: '/compare' })

export async function loadComparison({ context, deps, cause }: ComparisonVisit): Promise<void> {
  const { ids } = comparedIn(deps.products)
  if (ids.length === 0) return
  const { queryClient, send } = context
  await untilLoaded({ cause }, [queryClient.prefetchQuery(comparisonQuery(send, ids))])
}

export function ComparePage() {
  const { products } = useSearch({ from: '/compare' })
  const { send } = useRouteContext({ from: '__root__' })
  const { ids, areTooMany } = comparedIn(products)
  const { data, isError, refetch } = useQuery({
    ...comparisonQuery(send, ids),
    placeholderData: keepPreviousData,
  })
  const isEmpty = ids.length === 0
  const category = isEmpty ? undefined : data?.products[0]?.categories[0]
  return (
    <BrowsePage
      breadcrumb={
        <Breadcrumb
          steps={[
            { name: common.home, to: '/' },
            ...(category ? [{ name: category.name, ...toCategory(category._id) }] : []),
          ]}
        />
      }
      title={texts.title}
    >
      <div className="mt-4 space-y-4">
        {areTooMany && <Note>{texts.tooMany(mostCompared)}</Note>}
        {isEmpty ? (
          <Nothing />
        ) : data ? (
          <Compared comparison={data} />
        ) : isError ? (
          <NotLoaded sentence={texts.failed} onTryAgain={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
    </BrowsePage>
  )
}

function Compared({ comparison: { products, otherCategory, missing } }: { comparison: Comparison }) {
  const category = products[0]?.categories[0]
  return (
    <>
      {missing > 0 && <Note>{texts.missing(missing)}</Note>}
      {otherCategory.map(({ _id, title, category: other }) => (
        <Note key={_id}>{texts.otherCategory(title, other.name)}</Note>
      ))}
      {products.length === 1 && <Note>{texts.one}</Note>}
      {products.length > 0 ? <ComparisonTable products={products} /> : <Nothing />}
      {category && products.length < mostCompared && (
        <ButtonLink {...toCategory(category._id)} look="quiet">
          {texts.more(category.name)}
        </ButtonLink>
      )}
    </>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="rounded-card bg-lagoon-tint px-4 py-3">
      {children}
    </p>
  )
}

function Nothing() {
  return (
    <EmptyState artwork="shopping-bags" message={texts.empty} hint={texts.emptyHint}>
      <ButtonLink to="/hot-deals" look="quiet">
        {texts.hotDeals}
      </ButtonLink>
    </EmptyState>
  )
}
