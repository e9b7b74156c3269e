import { rm } from 'node:fs/promises'

/** The database under test has ended by now; its data goes with it. */
export default async function removeData() {
  if (process.env.E2E_DATA_DIR)
    await rm(process.env.E2E_DATA_DIR, { recursive: true, force: true, maxRetries: 10 })
}
