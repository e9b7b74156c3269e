import type { Plugin } from 'vite'

/**
 * Mends a fault of the database driver: when a connection closes while a short statement waits to be sent, the driver
 * keeps both the statement and the note that sending is planned. From then on it sends nothing on this connection, and
 * every statement that is given to it fails after the time for connecting. Decision 034 has the story.
 */
export function mendedDriver(): Plugin {
  return {
    name: 'mended-driver',
    transform(code, id) {
      if (!id.endsWith('/postgres/src/connection.js')) return undefined
      const parts = code.split(forgotten)
      if (parts.length !== 3)
        throw new Error(
          'The database driver has changed: see whether scripts/mended-driver.ts is still needed.',
        )
      return {
        code: parts.join('\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n'),
        map: null,
      }
    },
  }
}

/** In the two places that close a connection. */
const forgotten = '\n    clearImmediate(nextWriteTimer)\n'
