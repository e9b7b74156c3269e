import { keepRunning } from './kept-process.mjs'

/**
 * Runs the app until it ends on purpose or a signal ends it, and resolves to its exit code.
 * @param {import('./kept-process.mjs').Keeping} keeping
 * @returns {Promise<number>}
 */
export function supervise(keeping) {
  const app = keepRunning(keeping)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => app.end(signal))
  return app.ended
}
