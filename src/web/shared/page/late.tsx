import { type ComponentType, lazy, memo, Suspense } from 'react'

/** What the server loads before it draws a page. */
export const lateParts: Promise<unknown>[] = []

/**
 * A part of a page that the HTML has, and whose code the browser fetches after the page's own. It is drawn again only for
 * other props: one that is drawn again before its code has come loses its HTML until then.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part: ComponentType<Props> = import.meta.env.SSR
    ? loadedBefore(load)
    : lazy(async () => ({ default: await load() }))
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )) as unknown as ComponentType<Props>
}

/** The server draws pages in one go, without waiting for parts. */
function loadedBefore<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  lateParts.push(
    load().then((loaded) => {
      Part = loaded
    }),
  )
  return (props) => Part && <Part {...props} />
}
