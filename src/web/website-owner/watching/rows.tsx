import type { ReactNode } from 'react'

/** Up to a hundred rows that scroll inside their panel, by keyboard too. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul tabIndex={0} className="max-h-96 divide-y divide-line overflow-y-auto">
      {children}
    </ul>
  )
}

/** A keyed hash: equal ones can be compared by eye. */
export const Fingerprint = ({ sign }: { sign: string }) => <code className="text-ink">{sign}</code>
