/** A grey stand-in whose size comes from its classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-breathe rounded-full bg-line ${className}`} />
}

/** A line of text still to come: takes the line box of the text size around it. */
export function SkeletonLine({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" className="flex h-[1lh] w-full items-center">
      <span className={`block h-[0.7em] animate-breathe rounded-full bg-line ${className}`} />
    </span>
  )
}
