import { type ReactNode, useId } from 'react'
import { AppLink, type Destination } from '#web/ui/buttons/app-link.tsx'

export function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  )
}

type FooterLinkProps = Destination & {
  className?: string
  children: ReactNode
}

export function FooterLink({ className, children, ...destination }: FooterLinkProps) {
  return (
    <li className={className}>
      <AppLink
        {...destination}
        className="inline-flex min-h-8 items-center py-1 leading-snug text-pretty text-muted transition hover:text-lagoon hover:underline pointer-coarse:min-h-11"
      >
        {children}
      </AppLink>
    </li>
  )
}
