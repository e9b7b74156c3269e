import type { Config } from '../config.ts'
import { isDemoOn } from './is-demo-on.ts'

/** How the website owner is reached; in the demo there is always something to show. */
export async function contactSettings(config: Config): Promise<Config['contact']> {
  if (!isDemoOn(config)) return config.contact
  const { demoContact } = await import('#demo/accounts.ts')
  const { email = demoContact.email, whatsapp = demoContact.whatsapp, formUrl } = config.contact
  return { email, whatsapp, formUrl }
}
