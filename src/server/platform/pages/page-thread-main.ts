import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { builtPages } from './built.ts'
import { renderInThread } from './render-in-thread.ts'

/** The program of the page thread. Calls go before pages when both want the processor. */
// Elsewhere the whole process would get the lower priority.
if (process.platform === 'linux') setPriority(5)
if (parentPort) renderInThread(parentPort, await builtPages())
