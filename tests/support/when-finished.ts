import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Cleans up after the running test, or after the file when none is running. */
export function whenFinished(cleanUp: () => Promise<void>): void {
  try {
    onTestFinished(cleanUp)
  } catch {
    afterFile(cleanUp)
  }
}

/** `afterAll` only works while a file is being loaded; called from a `beforeAll` it would be ignored. */
export function afterFile(cleanUp: () => Promise<void>): void {
  const { file } = TestRunner.getCurrentSuite()
  const running = file && TestRunner.getSuiteHooks(file)
  if (running) running.afterAll.push(cleanUp)
  else afterAll(cleanUp)
}
