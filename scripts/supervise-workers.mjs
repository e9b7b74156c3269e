import { keepRunning } from './kept-process.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('./kept-process.mjs').KeptProcess} KeptProcess */
/**
 * @typedef {object} Workers
 * @property {number} count
 * @property {() => ChildProcess} startDatabase prepares the database; it keeps running where it holds the embedded one
 * @property {() => ChildProcess} startWorker
 * @property {(sentence: string) => void} say
 * @property {number} watchdogSeconds
 * @property {number} [calmSeconds]
 * @property {number} [secondMs] shorter in tests
 */

/**
 * Runs several workers that share one port, and resolves to the exit code. SIGHUP replaces them one after the other:
 * each new one is ready before an old one ends.
 * @param {Workers} options
 * @returns {Promise<number>}
 */
export async function superviseWorkers({ count, startDatabase, startWorker, say, ...patience }) {
  let isEnding = false
  let isReplacing = false
  /** All processes, also those that are not ready yet. */
  const running = /** @type {Set<KeptProcess>} */ (new Set())
  /** @type {KeptProcess[]} */
  let serving = []
  /** @type {(status: number) => void} */
  let settle
  const ended = new Promise((/** @type {(status: number) => void} */ resolve) => {
    settle = resolve
  })

  const database = keepRunning({
    name: 'The database process',
    start: startDatabase,
    // The embedded database may have another port now.
    onReadyAgain: () => void replaceAll(),
    say,
    ...patience,
  })
  // With a server of its own the database process ends when everything is prepared.
  database.ended.then((status) => {
    if (status !== 0) void endAll(status)
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void endAll(0))
  process.on('SIGHUP', () => void replaceAll())

  if (await database.ready) await startAll()
  return ended

  async function startAll() {
    // One after the other, because starting takes a whole core.
    while (serving.length < count && !isEnding) {
      const worker = await newWorker()
      if (!worker) return endAll(1)
      serving.push(worker)
    }
    if (!isEnding) say(`${count} workers are ready. SIGHUP replaces them one after the other.`)
  }

  /** @returns {Promise<KeptProcess | undefined>} */
  async function newWorker() {
    const worker = keepRunning({ name: 'A worker', start: startWorker, say, ...patience })
    running.add(worker)
    worker.ended.then((status) => {
      running.delete(worker)
      if (serving.includes(worker)) void endAll(status || 1)
    })
    return (await worker.ready) ? worker : undefined
  }

  async function replaceAll() {
    if (isEnding || isReplacing || serving.length < count) return
    isReplacing = true
    say('The workers are replaced one after the other.')
    for (const old of serving) {
      const next = await newWorker()
      if (isEnding) return
      if (!next) {
        isReplacing = false
        return say('A new worker did not start, so the others go on.')
      }
      serving = serving.map((worker) => (worker === old ? next : worker))
      old.end('SIGTERM')
      await old.ended
    }
    isReplacing = false
    say('The workers have been replaced.')
  }

  /**
   * Workers first: they need the database to finish their requests.
   * @param {number} status
   */
  async function endAll(status) {
    if (isEnding) return
    isEnding = true
    serving = []
    const last = [...running]
    for (const worker of last) worker.end('SIGTERM')
    await Promise.all(last.map((worker) => worker.ended))
    database.end('SIGTERM')
    await database.ended
    settle(status)
  }
}
