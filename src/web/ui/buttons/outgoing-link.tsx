import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '#texts/shared/common.ts'

interface OutgoingLinkProps {
  href: string
  /** A store owner's link, which must not count as our recommendation. */
  isTheirs?: boolean
  onFollow?: (() => void) | undefined
  /** What a tap on it is counted as before hydration. */
  tap?: string
  children: ReactNode
}

export function OutgoingLink({ href, isTheirs = false, onFollow, tap, children }: OutgoingLinkProps) {
  return (
    <a
      href={href}
      onClick={onFollow}
      data-tap={tap}
      target="_blank"
      rel={isTheirs ? 'noopener noreferrer nofollow ugc' : 'noopener noreferrer'}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11"
    >
      <span className="truncate">{children}</span>
      <span className="sr-only">{common.opensInNewTab}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 flex-none" />
    </a>
  )
}
