import { constants } from 'node:os'
import { watchForHang } from './watchdog.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/**
 * @typedef {object} Keeping
 * @property {string} [name] begins the sentences about it
 * @property {() => ChildProcess} start starts the process, which sends 'beat' and 'ready' over its channel
 * @property {(sentence: string) => void} say
 * @property {number} watchdogSeconds how long it may stand still; 0 switches the watchdog off
 * @property {() => void} [onReadyAgain] called when it is ready after a new start
 * @property {number} [calmSeconds] a process that ran for longer than this begins with the first pause again
 * @property {number} [secondMs] shorter in tests
 */
/**
 * @typedef {object} KeptProcess
 * @property {Promise<boolean>} ready whether it became ready once, or ended before that
 * @property {Promise<number>} ended its exit code, when it is not started again
 * @property {(signal: NodeJS.Signals) => void} end it is not started again
 */

/** The pauses before each new start, in seconds. After the last one it gives up. */
export const pauses = [0.2, 1, 3, 10, 30, 30, 30]

/**
 * Runs a process until it ends on purpose. One that was ready once and then fails is started again; one that fails at
 * its first start has said why, and is not.
 * @param {Keeping} keeping
 * @returns {KeptProcess}
 */
export function keepRunning({
  name = 'The app',
  start,
  say,
  watchdogSeconds,
  onReadyAgain = () => {},
  calmSeconds = 60,
  secondMs = 1000,
}) {
  /** @type {ChildProcess | undefined} */
  let child
  let wasReady = false
  let isEnding = false
  let failures = 0
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  /** @type {(isReady: boolean) => void} */
  let settleReady
  /** @type {(status: number) => void} */
  let settleEnded
  const ready = new Promise((resolve) => {
    settleReady = resolve
  })
  const ended = new Promise((resolve) => {
    settleEnded = resolve
  })

  /** @param {number} status */
  function over(status) {
    settleReady(false)
    settleEnded(status)
  }

  function run() {
    const startedAt = performance.now()
    const started = start()
    child = started
    const stopWatching = watchForHang(started, {
      looks: watchdogSeconds,
      lookEveryMs: secondMs,
      onHang() {
        say(`${name} has stood still for ${watchdogSeconds} seconds and is ended.`)
        started.kill('SIGKILL')
      },
    })
    started.on('message', (message) => {
      if (message !== 'ready') return
      if (wasReady) onReadyAgain()
      wasReady = true
      settleReady(true)
    })
    started.once('error', (error) => {
      stopWatching()
      say(`${name} cannot be started: ${error.message}.`)
      over(1)
    })
    started.once('exit', (code, signal) => {
      stopWatching()
      child = undefined
      const status = code ?? statusOf(signal)
      if (isEnding || !wasReady || status === 0) return over(status)
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
      say(`${name} ${how}, for the ${failures}th time in a row. It is not started again: see above why.`)
      return over(status)
    }
    say(`${name} ${how} and is started again in ${seconds} seconds.`)
    pause = setTimeout(run, seconds * secondMs)
  }

  run()
  return {
    ready,
    ended,
    end(signal) {
      isEnding = true
      clearTimeout(pause)
      if (child) child.kill(signal)
      else over(0)
    },
  }
}

/** @param {NodeJS.Signals | null} signal */
const statusOf = (signal) => 128 + (signal ? constants.signals[signal] : 0)
