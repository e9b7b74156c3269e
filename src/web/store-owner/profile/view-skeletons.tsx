import type { ReactNode } from 'react'
import { common } from '#texts/shared/common.ts'
import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'

/** Tells screen readers that the view is loading. */
function Coming({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-5">
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      {children}
    </div>
  )
}

function PanelSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="text-xl">
        <SkeletonLine className="w-40" />
      </div>
      <div className="mt-4 space-y-4">{children}</div>
    </div>
  )
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => <SkeletonLine key={String(line)} className="w-full max-w-sm" />)

export function ProfileSkeleton() {
  return (
    <Coming>
      <div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="aspect-4/3 w-full rounded-none! md:h-full" />
        <div className="flex flex-col justify-center gap-3 p-4 sm:p-6">
          <SkeletonLine className="w-40" />
          <div className="text-2xl">
            <SkeletonLine className="w-56 max-w-full" />
          </div>
          <div>{lines(3)}</div>
          <Skeleton className="h-11 w-48" />
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <PanelSkeleton>{lines(8)}</PanelSkeleton>
        <PanelSkeleton>{lines(8)}</PanelSkeleton>
      </div>
    </Coming>
  )
}

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Coming>
      <PanelSkeleton>
        {Array.from({ length: fields }, (_, field) => (
          <div key={String(field)}>
            <SkeletonLine className="w-28" />
            <Skeleton className="mt-1 h-12 rounded-xl!" />
          </div>
        ))}
        <Skeleton className="h-11 w-44" />
      </PanelSkeleton>
    </Coming>
  )
}
