import type { Config } from '../config.ts'
import { isDemoOn } from './is-demo-on.ts'

/** In the demo there are always contact details to show. */
export async function contactSettings(config: Config): Promise<Config['contact']> {
  if (!isDemoOn(config)) return config.contact
  const { demoContact } = await import('#demo/accounts.ts')
  const { email = demoContact.email, whatsapp = demoContact.whatsapp, formUrl } = config.contact
  return { email, whatsapp, formUrl }
}
