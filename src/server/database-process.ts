import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { openPictures } from './platform/images/open-pictures.ts'
import { closeOnSignal } from './platform/process/close-on-signal.ts'
import { endOnUncaughtError } from './platform/process/end-on-uncaught-error.ts'
import { prepare } from './platform/process/prepare.ts'
import { refuseOpenDoors, startList } from './platform/process/production/check-start.ts'
import { reportFailedStart } from './platform/process/report-failed-start.ts'
import { underSupervisor } from './platform/process/supervisor.ts'
import { refuseTooManyWorkers } from './platform/process/workers.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/**
 * Before several workers start: opens and prepares the database once. Then it holds the embedded database for them, or
 * ends when the database is a server of its own.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env)
  refuseOpenDoors(config)
  refuseTooManyWorkers(process.argv, config.databaseUrl)
  // Ctrl-C reaches every process of the terminal, but the workers still need the database.
  process.on('SIGINT', () => {})
  const ending = closeOnSignal(() => {}, ['SIGTERM'])
  const supervisor = underSupervisor(ending.end)
  const pictures = await openPictures(config)
  const { database, url, close } = await openDatabase({ config, say })
  ending.add(close)
  try {
    const demoAccounts = await prepare({ config, database, url, pictures, clock: systemClock, say })
    supervisor.sayReady()
    say(`Zilbazar starts its workers at ${config.publicUrl}`)
    for (const line of demoAccounts) say(line)
    for (const line of await startList(database.sql, config, systemClock)) say(line)
    if (config.databaseUrl) await ending.closeAll()
  } catch (error) {
    await ending.closeAll()
    throw error
  }
}

endOnUncaughtError()
run().catch(reportFailedStart)
