/** Storage may be blocked. A note then lasts as long as the page. */
const unstored = new Map<string, string>()

/** What is stored on this device: drafts of reviews, pending actions and recent searches. */
export type DeviceNote = 'zilbazar-drafts' | 'zilbazar-wanted' | 'zilbazar-searches'

export function readNote(name: DeviceNote): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return unstored.get(name) ?? ''
  }
}

export function writeNote(name: DeviceNote, note: string): void {
  unstored.set(name, note)
  try {
    if (note) localStorage.setItem(name, note)
    else localStorage.removeItem(name)
  } catch {
    // The page works without storage.
  }
}

/** After a logout nothing is left for the next person. */
export function forgetNotes(): void {
  writeNote('zilbazar-drafts', '')
  writeNote('zilbazar-wanted', '')
  writeNote('zilbazar-searches', '')
}
