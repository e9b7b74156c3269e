import type { ReactNode } from 'react'
import { PathLink } from '#web/ui/buttons/app-link.tsx'

const link = /\[([^\]]+)\]\(([^)]+)\)/
const look = 'font-medium text-lagoon underline underline-offset-2 hover:text-lagoon-deep'

/** A text with links written as [words](/address). */
export function Prose({ text }: { text: string }) {
  // The split has two groups: text, words, address, text, words, address, text.
  const pieces = text.split(link)
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece
    if (at % 3 === 2) return null
    const address = pieces[at + 1] ?? ''
    return (
      <ProseLink key={`${piece} ${address}`} address={address}>
        {piece}
      </ProseLink>
    )
  })
}

function ProseLink({ address, children }: { address: string; children: ReactNode }) {
  const [to = '', hash] = address.split('#')
  if (to.startsWith('/'))
    return (
      <PathLink path={to} hash={hash} className={look}>
        {children}
      </PathLink>
    )
  return (
    <a href={address} className={look}>
      {children}
    </a>
  )
}
