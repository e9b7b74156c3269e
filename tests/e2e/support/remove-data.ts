import { rm } from 'node:fs/promises'

/** The database of the tests has stopped, so its data is removed. */
export default async function removeData() {
  if (process.env.E2E_DATA_DIR)
    await rm(process.env.E2E_DATA_DIR, { recursive: true, force: true, maxRetries: 10 })
}
