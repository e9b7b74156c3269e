import { useEffect, useEffectEvent } from 'react'

/** On a phone Back closes what is open over the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const entered = import('./overlay-history.ts').then(({ closeOnBack }) => closeOnBack(() => onBack()))
    // Offline the code may not load. Back then leaves the page as usual.
    entered.catch(() => undefined)
    return () => void entered.then((leave) => leave()).catch(() => undefined)
  }, [isOpen])
}
