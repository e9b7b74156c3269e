import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Cleans up after the test that is running, or after the file when none is. */
export function whenFinished(cleanUp: () => Promise<void>): void {
  try {
    onTestFinished(cleanUp)
  } catch {
    afterFile(cleanUp)
  }
}

/** `afterAll` is heard only while a file is being read; called from a `beforeAll` it would be lost. */
export function afterFile(cleanUp: () => Promise<void>): void {
  const { file } = TestRunner.getCurrentSuite()
  const running = file && TestRunner.getSuiteHooks(file)
  if (running) running.afterAll.push(cleanUp)
  else afterAll(cleanUp)
}
