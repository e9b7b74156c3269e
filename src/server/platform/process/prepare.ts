import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { PictureStore } from '../images/picture-store.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { freePort } from './free-port.ts'
import { prepareDemo } from './prepare-demo.ts'
import { prepareOwner } from './prepare-owner.ts'

interface Preparation {
  config: Config
  database: Database
  url: string
  pictures: PictureStore
  clock: Clock
  say: (sentence: string) => void
}

/** What is done once before the app listens, however many workers it has. Returns lines about the demo's accounts. */
export async function prepare(preparation: Preparation): Promise<string[]> {
  const { config, database, clock, say } = preparation
  await freePort(config.host, config.port)
  const demoAccounts = await prepareDemo(preparation)
  await prepareOwner({ config, tables: database.tables, passwords: createPasswords(), clock, say })
  return demoAccounts
}
