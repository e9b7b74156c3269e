import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

export function StoreCardSkeleton() {
  return (
    <CardSkeleton>
      <div className="text-sm">
        <SkeletonLine className="w-1/2" />
      </div>
      <div className="mt-1 mb-1 text-base leading-snug">
        <SkeletonLine className="w-3/4" />
      </div>
      <div className="text-sm">
        <SkeletonLine className="w-2/3" />
      </div>
      <div className="mt-1.5 text-sm">
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-2/3" />
      </div>
    </CardSkeleton>
  )
}
