import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

const { waitFor } = vi
vi.waitFor = (look, options) => waitFor(look, options ?? patienceMs)

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs })
}
