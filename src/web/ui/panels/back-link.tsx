import { ChevronLeft } from 'lucide-react'
import { AppLink, type Destination } from '../buttons/app-link.tsx'

export function BackLink({ children, ...link }: Destination & { children: string }) {
  return (
    <AppLink
      {...link}
      className="-ml-1 inline-flex min-h-9 items-center gap-1 font-semibold text-lagoon hover:text-lagoon-deep hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-4.5" />
      {children}
    </AppLink>
  )
}
