import { afterEach, vi } from 'vitest'
import { patienceMs } from './patience.ts'

const { waitFor } = vi
vi.waitFor = (look, options) => waitFor(look, options ?? patienceMs)

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs })
  afterEach(cleanup)
  emptyDocument(document)
}

/** The files of a worker share one document: what one leaves in it must not be seen by the next. */
function emptyDocument({ body, documentElement }: Document) {
  body.replaceChildren()
  for (const element of [documentElement, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
}
