/** Storage may be closed to us; a note then lasts as long as the page. */
const unstored = new Map<string, string>()

/** What a person leaves on this device: drafts of reviews, and what they wanted before they logged in. */
export type DeviceNote = 'zilbazar-drafts' | 'zilbazar-wanted'

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
    // The page goes on without.
  }
}

/** A person who logs out leaves nothing behind for the next one. */
export function forgetNotes(): void {
  writeNote('zilbazar-drafts', '')
  writeNote('zilbazar-wanted', '')
}
