import { startTransition, useState } from 'react'

/**
 * A part of the page that is fetched when somebody opens it. It is rendered in small steps, so that a slow phone
 * responds meanwhile. `lazy` would wait another 300 ms before it shows a part that is there already.
 */
export function useFetched<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const open = (whenThere: () => void): Promise<void> =>
    load().then(
      (fetched) =>
        startTransition(() => {
          setPart(() => fetched)
          whenThere()
        }),
      // Thrown while rendering, the error reaches the page's own message.
      (error: unknown) =>
        setPart(() => {
          throw error
        }),
    )
  return [part, open] as const
}
