import type { Config } from '../config.ts'
import { isDemoWanted } from './demo-wanted.ts'

/** How the website owner is reached; in the demo there is always something to show. */
export async function contactSettings(config: Config): Promise<Config['contact']> {
  if (!isDemoWanted(config)) return config.contact
  const { demoContact } = await import('#demo/accounts.ts')
  const { email = demoContact.email, whatsapp = demoContact.whatsapp, formUrl } = config.contact
  return { email, whatsapp, formUrl }
}
