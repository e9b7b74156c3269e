import type { User } from '#contract/shapes/session.ts'

export function PersonSummary({ person: { name, email } }: { person: User }) {
  const [initial] = name
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="heading grid size-14 flex-none place-items-center rounded-full bg-lagoon-tint text-2xl text-lagoon uppercase"
      >
        {initial}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-semibold">{name}</p>
        <p className="text-muted">{email}</p>
      </div>
    </div>
  )
}
