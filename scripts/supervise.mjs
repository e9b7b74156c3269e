import { constants } from 'node:os'
import { watchForHang } from './watchdog.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} Supervision
 * @property {() => ChildProcess} start starts the app, which sends 'beat' and 'ready' over its channel
 * @property {(sentence: string) => void} say
 * @property {number} watchdogSeconds how long the app may stand still; 0 switches the watchdog off
 * @property {number} [calmSeconds] an app that ran for longer than this begins with the first pause again
 * @property {number} [secondMs] shorter in tests
 */

/** The pauses before each new start, in seconds. After the last one it gives up. */
export const pauses = [0.2, 1, 3, 10, 30, 30, 30]

/**
 * Runs the app until it ends on purpose, and resolves to its exit code. An app that was ready once and then fails is
 * started again; one that fails at its first start has said why, and is not.
 * @param {Supervision} supervision
 * @returns {Promise<number>}
 */
export function supervise({ start, say, watchdogSeconds, calmSeconds = 60, secondMs = 1000 }) {
  /** @type {ChildProcess | undefined} */
  let child
  let wasReady = false
  let isEnding = false
  let failures = 0
  /** @type {NodeJS.Timeout | undefined} */
  let pause

  return new Promise((resolve) => {
    function run() {
      const startedAt = performance.now()
      const started = start()
      child = started
      const stopWatching = watchForHang(started, {
        looks: watchdogSeconds,
        lookEveryMs: secondMs,
        onHang() {
          say(`The app has stood still for ${watchdogSeconds} seconds and is ended.`)
          started.kill('SIGKILL')
        },
      })
      started.on('message', (message) => {
        if (message === 'ready') wasReady = true
      })
      started.once('error', (error) => {
        stopWatching()
        say(`The app cannot be started: ${error.message}.`)
        resolve(1)
      })
      started.once('exit', (code, signal) => {
        stopWatching()
        child = undefined
        const status = code ?? statusOf(signal)
        if (isEnding || !wasReady || status === 0) return resolve(status)
        if (performance.now() - startedAt > calmSeconds * secondMs) failures = 0
        restart(status, signal)
      })
    }

    /**
     * @param {number} status
     * @param {NodeJS.Signals | null} signal
     */
    function restart(status, signal) {
      const how = signal ? `was ended by ${signal}` : `ended with code ${status}`
      const seconds = pauses[failures]
      failures += 1
      if (seconds === undefined) {
        say(`The app ${how}, for the ${failures}th time in a row. It is not started again: see above why.`)
        return resolve(status)
      }
      say(`The app ${how} and is started again in ${seconds} seconds.`)
      pause = setTimeout(run, seconds * secondMs)
    }

    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        isEnding = true
        clearTimeout(pause)
        if (child) child.kill(signal)
        else resolve(0)
      })
    }
    run()
  })
}

/** @param {NodeJS.Signals | null} signal */
const statusOf = (signal) => 128 + (signal ? constants.signals[signal] : 0)
