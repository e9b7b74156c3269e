import { goodAnswerTo } from './answer.ts'
import type { Keys } from './keys.ts'
import { notePublicReads, noteStatements, type SeenStatements } from './plans.ts'
import { publicReads } from './public-reads.ts'
import { checkNothingIsKept, record, recordOne, type TappedSite } from './record.ts'
import type { Steps } from './recording.ts'
import { get } from './request.ts'
import { startSite } from './site.ts'
import { openTap } from './tap.ts'
import type { Target } from './targets.ts'
import type { WriteTarget } from './write-requests.ts'
import { type RecordedWrite, recordWrite } from './writes.ts'

interface Wanted {
  reads: readonly Target[]
  writes: readonly WriteTarget[]
  keys: Keys
  hasPlans: boolean
  folder: string
  url: string
  say: (sentence: string) => void
}

export interface Recorded {
  /** What calls send to the database, by the name of their target. */
  calls: Map<string, Steps[]>
  writes: RecordedWrite[]
  seen: SeenStatements
  settings: Record<string, string>
}

/** Notes what the app sends to its database, so that bare programs send the same. */
export async function recordAll({
  reads,
  writes,
  keys,
  hasPlans,
  folder,
  url,
  say,
}: Wanted): Promise<Recorded> {
  const recorded: Recorded = { calls: new Map(), writes: [], seen: new Map(), settings: {} }
  const fresh = reads.filter(({ kind }) => kind === 'fresh')
  const pages = reads.filter(({ kind }) => kind === 'page')
  const tapped = async (hasResponseCache: boolean, work: (tapped: TappedSite) => Promise<void>) => {
    const tap = await openTap(url)
    try {
      const site = await startSite({ folder, databaseUrl: tap.url, hasResponseCache })
      // After its start the app renders these by itself. Their statements would be taken for those of a call.
      for (const path of ['/', '/fr/']) await goodAnswerTo(site.origin, get(path))
      await work({ site, tap })
      Object.assign(recorded.settings, tap.settings)
      await site.stop()
    } finally {
      // Open, it would keep a run that has failed from ending.
      tap.close()
    }
  }
  const noteCalls = async (site: TappedSite, { name, requests }: Target) => {
    const calls = await record(site, requests)
    recorded.calls.set(name, calls)
    noteStatements(recorded.seen, name, calls)
  }
  if (fresh.length > 0 || hasPlans) {
    say('Recording the statements of calls …')
    await tapped(false, async (site) => {
      await checkNothingIsKept(site, get(`/api/product/detail/${keys.products[0]?.id}`))
      for (const target of fresh) await noteCalls(site, target)
      if (hasPlans) await notePublicReads(recorded.seen, site, publicReads(keys))
    })
  }
  if (pages.length > 0 || writes.length > 0) {
    say('Recording the statements of pages and writes …')
    await tapped(true, async (site) => {
      for (const target of pages) {
        // What all pages share is in memory from the first one on.
        await recordOne(site, target.requests.at(-1) ?? get('/'))
        await noteCalls(site, target)
      }
      for (const target of writes) recorded.writes.push(await recordWrite(site, target))
    })
  }
  return recorded
}
