import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CommentLanguage } from '#domain/text-language.ts'
import { projectRoot } from '../project-root.ts'
import { isPlainlyInDoubt, languageDetector } from './language-detector.ts'

export interface Languages {
  /** The language that a comment is certainly in. */
  detect(comment: string): Promise<CommentLanguage>
  close(): Promise<void>
}

/** Without a thread: for tests and for development. */
export const languagesHere: Languages = {
  detect: async (comment) => (await languageDetector())(comment),
  close: async () => {},
}

/** After so long without a comment the thread ends. The next one takes a third of a second longer. */
const longestIdleMs = 60_000

interface Asked {
  resolve(language: CommentLanguage): void
  reject(error: unknown): void
}

/**
 * Detects languages in a thread that runs only while comments come: in the app itself the tables would take 80 MB, and
 * every collection of garbage would look through them. The thread answers in the order in which it was asked.
 */
export function languageThread(startWorker: () => Worker, idleMs = longestIdleMs): Languages {
  let running: ReturnType<typeof start> | undefined

  function start() {
    const worker = startWorker()
    worker.unref()
    const asked: Asked[] = []
    let idle: NodeJS.Timeout | undefined
    const thread = {
      ask(comment: string): Promise<CommentLanguage> {
        clearTimeout(idle)
        return new Promise((resolve, reject) => {
          asked.push({ resolve, reject })
          worker.postMessage(comment)
        })
      },
      async end(error: unknown) {
        clearTimeout(idle)
        if (running === thread) running = undefined
        for (const { reject } of asked.splice(0)) reject(error)
        await worker.terminate()
      },
    }
    worker.on('message', (language: CommentLanguage) => {
      asked.shift()?.resolve(language)
      if (asked.length === 0) idle = setTimeout(() => thread.end(undefined), idleMs).unref()
    })
    worker.on('error', (error) => thread.end(error))
    worker.on('exit', () => thread.end(new Error('The thread that detects languages has ended.')))
    return thread
  }

  return {
    async detect(comment) {
      if (isPlainlyInDoubt(comment)) return 'und'
      running ??= start()
      return running.ask(comment)
    },
    async close() {
      await running?.end(new Error('The app is being stopped.'))
    },
  }
}

/** Enough for the tables three times over. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

export function builtLanguageThread(): Languages {
  const file = path.join(projectRoot, 'dist/server/language-thread.js')
  return languageThread(() => new Worker(file, { name: 'languages', resourceLimits }))
}
