import { Skeleton, SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { UntilKnown } from './until-known.tsx'

/** Shown until the session is known. */
export function SettingsSkeleton() {
  return (
    <UntilKnown>
      {['about you', 'password', 'sessions'].map((section) => (
        <div key={section} className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <div className="text-xl">
            <SkeletonLine className="w-32" />
          </div>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-12 rounded-xl!" />
            <Skeleton className="h-12 rounded-xl!" />
          </div>
          <Skeleton className="mt-9 h-11 w-32" />
        </div>
      ))}
    </UntilKnown>
  )
}
