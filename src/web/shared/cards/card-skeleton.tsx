import type { ReactNode } from 'react'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { Card, CardBody } from './card.tsx'

/** The parts that every card has while it loads: the picture's box and the foot. Each card adds its own lines. */
export function CardSkeleton({ children }: { children: ReactNode }) {
  return (
    <Card>
      <span className="block aspect-4/3 w-full animate-breathe bg-line" />
      <CardBody>
        {children}
        <div className="mt-auto pt-2.5">
          <div className="space-y-0.5 border-t border-line pt-2 text-sm leading-6">
            <SkeletonLine className="w-1/2" />
            <SkeletonLine className="w-1/2" />
          </div>
        </div>
      </CardBody>
    </Card>
  )
}
