import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./write-rows.ts', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

export interface RowWriter {
  /** Ids that the database acknowledged so far. */
  rows: number[]
  said: string[]
  /** Writes that the database refused or cut off. */
  failures: number
  /** Waits for this many acknowledged rows; rejects with the program's output when it ends before. */
  written(count: number): Promise<void>
  /** Signals its whole process group, as a terminal does on Ctrl-C, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts write-rows.ts as a separate process, optionally as another system user. */
export function startRowWriter(
  dataDir: string,
  options: { packageDir?: string; account?: { uid: number; gid: number } } = {},
): RowWriter {
  const args = ['--import', 'tsx', program, dataDir, ...(options.packageDir ? [options.packageDir] : [])]
  const child = spawn(process.execPath, args, { cwd: root, detached: true, ...options.account })
  const endedEarly = () => new Error(`The row writer ended early. ${errors}`)
  let errors = ''
  let unfinished = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unfinished + text).split('\n')
    unfinished = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('row ')) writer.rows.push(Number(line.slice(4)))
      if (line === 'failed') writer.failures += 1
      if (line.startsWith('said ')) writer.said.push(line.slice(5))
    }
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))

  const writer: RowWriter = {
    rows: [],
    said: [],
    failures: 0,
    written: (count) =>
      new Promise((resolve, reject) => {
        const look = () => writer.rows.length >= count && resolve()
        child.stdout.on('data', look)
        ended.then(() => reject(endedEarly()))
        look()
      }),
    end(signal) {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
      return ended
    },
  }
  return writer
}
