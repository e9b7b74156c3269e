import type { ReactNode } from 'react'
import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { useOpenAtTop } from '#web/ui/frame/use-open-at-top.ts'

const box = 'w-full rounded-card!'
const card = 'rounded-card border border-line bg-surface'

/** The skeleton of a product page. */
export function ProductSkeleton() {
  return (
    <Frame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 sm:gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className={`aspect-4/3 max-sm:max-h-[max(15rem,33svh)] ${box}`} />
        <div className="space-y-4 sm:space-y-5">
          <Words />
          <Skeleton className={`h-28 ${box}`} />
          <Skeleton className="h-11 w-64" />
          <div className={`h-56 ${card}`} />
        </div>
      </div>
    </Frame>
  )
}

/** The skeleton of a store page. */
export function StoreSkeleton() {
  return (
    <Frame>
      <div className={`grid overflow-hidden ${card} md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]`}>
        <Skeleton className="aspect-4/3 w-full rounded-none!" />
        <div className="flex flex-col justify-center gap-3 p-4 sm:p-6 lg:p-9">
          <Words />
          <SkeletonLine className="w-full" />
          <Skeleton className="h-11 w-64" />
        </div>
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={`h-80 lg:col-start-2 ${card}`} />
        <div className={`h-80 lg:col-start-1 lg:row-start-1 ${card}`} />
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  useOpenAtTop()
  return (
    <div className="page-width min-h-dvh pt-3 sm:pt-5">
      <div className="mx-auto max-w-7xl">
        <h1 className="sr-only">
          <span role="status">{common.loading}</span>
        </h1>
        <div className="mb-3 flex h-8 items-center pointer-coarse:h-11">
          <Skeleton className="h-3 w-56" />
        </div>
        {children}
      </div>
    </div>
  )
}

function Words() {
  return (
    <div>
      <div className="text-2xl sm:text-4xl">
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-2/3" />
      </div>
      <SkeletonLine className="w-1/3" />
    </div>
  )
}
