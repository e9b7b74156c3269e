import { useState } from 'react'
import { askPosition } from './ask-position.ts'
import { keepPosition } from './own-position.ts'

type State = 'idle' | 'asking' | 'refused' | 'away'

/** Asks for the position when called, keeps it on the device, and passes on the nearest place. */
export function useNearMe(onPlace: (place: string) => void) {
  const [state, setState] = useState<State>('idle')

  async function ask(): Promise<void> {
    setState('asking')
    try {
      const [position, { placeOf }] = await Promise.all([askPosition(), import('./store-distance.ts')])
      const place = placeOf(position)
      if (!place) return setState('away')
      keepPosition(position)
      setState('idle')
      onPlace(place)
    } catch {
      setState('refused')
    }
  }

  function choose(place: string): void {
    setState('idle')
    onPlace(place)
  }

  return { state, ask, choose }
}
