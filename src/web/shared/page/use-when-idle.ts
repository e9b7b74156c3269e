import { useEffect } from 'react'
import { isSavingData } from '#web/shared/offline/is-saving-data.ts'

/** Fetches a part of the page that is likely to be opened, once the page is interactive and idle. */
export function useWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (isSavingData()) return
    // Not every browser tells when it is idle.
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000))
    whenIdle(() => void load().catch(() => undefined))
  }, [load])
}
