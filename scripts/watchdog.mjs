/**
 * Calls `onHang` when a process sends no beat for this many looks in a row. Looks are counted, not hours of the clock:
 * while the machine sleeps nobody looks, so neither sleep nor a clock that jumps ends a process.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ looks: number, lookEveryMs: number, onHang: () => void }} options no looks: never
 * @returns {() => void} ends the watch
 */
export function watchForHang(child, { looks, lookEveryMs, onHang }) {
  /** @type {number | undefined} */
  let missed
  child.on('message', (message) => {
    if (message === 'beat') missed = 0
  })
  const looking = setInterval(() => {
    // Counted from the first beat on: before it the app may still be built.
    if (missed === undefined || !(looks > 0)) return
    missed += 1
    if (missed <= looks) return
    clearInterval(looking)
    onHang()
  }, lookEveryMs)
  return () => clearInterval(looking)
}
