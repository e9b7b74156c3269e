import type { ReactNode } from 'react'

/** The buttons at the bottom of a dialog, visible however long it is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 rounded-b-card border-t border-line bg-surface px-5 py-3">
      {children}
    </div>
  )
}
