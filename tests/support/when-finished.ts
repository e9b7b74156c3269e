import { afterAll, onTestFinished } from 'vitest'

/** Cleans up after the test that is running, or after the file when none is. */
export function whenFinished(cleanUp: () => Promise<void>): void {
  try {
    onTestFinished(cleanUp)
  } catch {
    afterAll(cleanUp)
  }
}
