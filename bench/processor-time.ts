import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100
/** And memory in pages. */
const pageBytes = 4096

interface Counted {
  parent: number
  name: string
  seconds: number
  /** Resident, in bytes. */
  memory: number
}

/** The processor time so far of a process and all below it, of the database's processes apart. */
export function processorSeconds(pid: number): { app: number; database: number } {
  const sums = { app: 0, database: 0 }
  for (const { name, seconds } of treeOf(pid)) sums[name === 'postgres' ? 'database' : 'app'] += seconds
  return sums
}

/** The resident memory of each process of the app, without the database; the largest first. */
export function appMemoryMb(pid: number): number[] {
  return treeOf(pid)
    .filter(({ name }) => name !== 'postgres')
    .map(({ memory }) => memory / 1024 ** 2)
    .sort((one, other) => other - one)
}

function treeOf(pid: number): Counted[] {
  const all = new Map<number, Counted>()
  for (const folder of readdirSync('/proc')) {
    const counted = /^\d+$/.test(folder) && countedOf(folder)
    if (counted) all.set(Number(folder), counted)
  }
  return [...all].filter(([each]) => isBelow(each, pid, all)).map(([, counted]) => counted)
}

function isBelow(pid: number, top: number, all: ReadonlyMap<number, Counted>): boolean {
  if (pid === top) return true
  const parent = all.get(pid)?.parent
  return parent !== undefined && parent > 1 && isBelow(parent, top, all)
}

/** With the time of its children that have ended. */
function countedOf(pid: string): Counted | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const fields = text
      .slice(end + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: fields[1] ?? 0,
      seconds: (user + system + childUser + childSystem) / ticksPerSecond,
      memory: (fields[21] ?? 0) * pageBytes,
    }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
