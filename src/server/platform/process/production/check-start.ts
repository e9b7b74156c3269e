import type { Sql } from 'postgres'
import type { Clock } from '../../clock.ts'
import { type Config, ConfigError } from '../../config.ts'
import { isPublicAddress } from '../is-demo-on.ts'
import { dataFindings } from './data.ts'
import type { Finding } from './finding.ts'
import { machineFindings } from './machine.ts'
import { settingsFindings } from './settings.ts'

/** Ends the start when the settings would let strangers in. */
export function refuseOpenDoors(config: Config): void {
  const refused = settingsFindings(config).filter(({ level }) => level === 'refused')
  if (refused.length > 0)
    throw new ConfigError(
      ['Zilbazar does not start, because strangers could come in:', ...lines(refused)].join('\n'),
    )
}

/** At a public address: what should be changed before real visitors come, as one list. */
export async function startList(sql: Sql, config: Config, clock: Clock): Promise<string[]> {
  if (!isPublicAddress(config.publicUrl)) return []
  const all = [
    ...settingsFindings(config),
    ...(await dataFindings(sql, config, clock)),
    ...(await machineFindings(config, clock)),
  ]
  const open = all.filter(({ level }) => level !== 'fine')
  return open.length > 0 ? ['Before real visitors come (npm run doctor says more):', ...lines(open)] : []
}

const lines = (findings: readonly Finding[]) => findings.map(({ topic, text }) => `  - ${topic}: ${text}`)
