import type { Plugin } from 'vite'

interface Mend {
  file: string
  /** How often the text is there. */
  times: number
  text: string
  mended: string
}

/** Faults of the database driver; decision 034 has their stories. */
const mends: readonly Mend[] = [
  {
    // When a connection closes while a short statement waits to be sent, the driver keeps both the statement and the
    // note that sending is planned. From then on it sends nothing on this connection.
    file: '/postgres/src/connection.js',
    times: 2,
    text: '\n    clearImmediate(nextWriteTimer)\n',
    mended: '\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  },
  {
    // The two functions of each query keep its rows in memory until the next large collection of garbage.
    file: '/postgres/src/query.js',
    times: 1,
    text: `
    this.resolve = x => (this.active = false, resolve(x))
    this.reject = x => (this.active = false, reject(x))
`,
    mended: `
    this.settle = { resolve, reject }
`,
  },
  {
    file: '/postgres/src/query.js',
    times: 1,
    text: '\n  get origin() {',
    mended: `
  resolve(x) {
    this.active = false
    this.settle.resolve(x)
  }

  reject(x) {
    this.active = false
    this.settle.reject(x)
  }

  get origin() {`,
  },
]

/** Mends the driver while it is built. */
export function mendedDriver(): Plugin {
  return {
    name: 'mended-driver',
    transform(code, id) {
      const here = mends.filter(({ file }) => id.endsWith(file))
      if (here.length === 0) return undefined
      return { code: here.reduce(mend, code), map: null }
    },
  }
}

function mend(code: string, { text, times, mended }: Mend): string {
  const parts = code.split(text)
  if (parts.length !== times + 1)
    throw new Error('The database driver has changed: see whether scripts/mended-driver.ts is still needed.')
  return parts.join(mended)
}
