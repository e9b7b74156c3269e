import { existsSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { freezeServer } from '../freeze-server.ts'
import type { MayCut } from './judge.ts'
import type { Mail } from './mail.ts'
import type { People } from './people.ts'
import type { Site } from './site.ts'
import { slowClients } from './slow-clients.ts'

export interface Place {
  site: Site
  mail: Mail
  people: People
  /** How long a fault with a length lasts. */
  seconds: number
  /** Whether the data folder is a small file system of its own, which may be filled. */
  hasOwnDisk: boolean
  /** The file from which libfaketime reads how far the clock is off. */
  clockFile: string | undefined
}

export interface Fault {
  name: string
  /** Without a word, no connection may be refused or cut. */
  mayCut?: MayCut
  /** Why it cannot happen on this machine. */
  impossible?: (place: Place) => string | undefined
  /** Returns when it is over. */
  happen: (place: Place) => Promise<void>
}

const lasting = ({ seconds }: Place) => pause(seconds * 1000)

async function withMail(place: Place, state: Parameters<Mail['become']>[0]) {
  place.mail.become(state)
  await lasting(place)
  place.mail.become('well')
}

export const faults: Fault[] = [
  {
    name: 'kill -9 the app',
    mayCut: 'all',
    async happen({ site }) {
      await site.end('SIGKILL')
      site.launch()
    },
  },
  {
    name: 'kill -9 the database',
    async happen({ site }) {
      process.kill(await site.databasePid(), 'SIGKILL')
    },
  },
  {
    name: 'kill -9 both',
    mayCut: 'all',
    async happen({ site }) {
      process.kill(await site.databasePid(), 'SIGKILL')
      await site.end('SIGKILL')
      site.launch()
    },
  },
  {
    name: 'database stands still',
    async happen(place) {
      const goOn = await freezeServer(place.site.dataDir)
      await lasting(place)
      goOn()
    },
  },
  {
    name: 'disk full',
    impossible: ({ hasOwnDisk }) => (hasOwnDisk ? undefined : 'needs root to mount a small file system'),
    async happen(place) {
      const fillers = fill(place.site.dataDir)
      await lasting(place)
      for (const filler of fillers) rmSync(filler)
    },
  },
  {
    name: 'mail server down',
    async happen(place) {
      await place.mail.close()
      await lasting(place)
      await place.mail.openAgain()
    },
  },
  { name: 'mail server slow', happen: (place) => withMail(place, 'slow') },
  { name: 'mail server refusing', happen: (place) => withMail(place, 'refusing') },
  {
    name: 'clock jumps an hour ahead and back',
    impossible: ({ clockFile }) => (clockFile ? undefined : 'needs libfaketime (apt-get install faketime)'),
    async happen(place) {
      const { clockFile = '' } = place
      const jump = (seconds: number) => {
        writeFileSync(clockFile, `+${seconds}\n`)
        place.people.renewSessions(seconds)
      }
      jump(3600)
      await lasting(place)
      jump(0)
    },
  },
  {
    name: 'pool exhausted',
    async happen(place) {
      const sql = postgres(await place.site.databaseUrl(), { max: 1, onnotice: () => {} })
      await sql.begin(async (tx) => {
        await tx`lock table products, users in access exclusive mode`
        await lasting(place)
      })
      await sql.end()
    },
  },
  { name: 'slow clients by the hundred', happen: (place) => slowClients(place.site.origin, place.seconds) },
  {
    name: 'SIGTERM during load',
    mayCut: 'new',
    async happen({ site }) {
      await site.end('SIGTERM')
      site.launch()
    },
  },
]

/** Takes the remaining space, in ever smaller files. */
function fill(folder: string): string[] {
  const files: string[] = []
  for (let bytes = 64 * 1024 * 1024; bytes >= 4096; bytes /= 2) {
    for (let turn = 0; free(folder) > bytes && turn < 32; turn += 1) {
      const file = path.join(folder, `filler-${files.length}`)
      files.push(file)
      try {
        writeFileSync(file, Buffer.alloc(bytes, 1))
      } catch {
        break
      }
    }
  }
  return files.filter((file) => existsSync(file))
}

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** libfaketime's library, in the folder of its architecture where Debian installs it. */
export const fakeClock = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
