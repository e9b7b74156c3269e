import { useEffect, useEffectEvent } from 'react'

/** On a phone Back closes what lies open over the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const entered = import('./overlay-history.ts').then(({ closeOnBack }) => closeOnBack(() => onBack()))
    // Without a signal the code may not come; Back then leaves the page as ever.
    entered.catch(() => undefined)
    return () => void entered.then((leave) => leave()).catch(() => undefined)
  }, [isOpen])
}
