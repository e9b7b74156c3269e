import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../project-root.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageThread } from './page-thread.ts'

type Log = Parameters<typeof pageThread>[0]['log']

/** Twice what pages need. A render that takes more ends its thread, not the site. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/** Renders pages from the build, in a thread of their own. */
export function builtPagesThread(log: Log): PageRenderer {
  const file = path.join(projectRoot, 'dist/server/page-thread.js')
  return pageThread({ startWorker: () => new Worker(file, { name: 'pages', resourceLimits }), log })
}
