/**
 * Who this browser takes its user for before the server has said so. 'admin' is a person with a dashboard, 'store' a store
 * that is logged in without a person.
 */
export type Guess = 'visitor' | 'user' | 'admin' | 'store'

export interface Marker {
  guess: Guess
  /** Changes with every login and logout, and with nothing else. */
  since: string
}

const storageKey = 'zilbazar-session'
/** In place of a login that left no marker: who was found here has been here all along. */
export const foundHere = 'found'
const nobody: Marker = { guess: 'visitor', since: '' }

/** Runs in the head before the first paint, so that a signed-in person never sees the visitor's links flash. */
export const markerScript = `try{var m=/^(user|admin|store) /.exec(localStorage.getItem('${storageKey}'));if(m)document.documentElement.dataset.guess=m[1]}catch(e){}`

/** Storage may be closed to us; the marker then lasts as long as the page. */
let unstored = ''
const listeners = new Set<() => void>()

/** The document carries the guess for its styles, as the script in the head wrote it. */
export function showGuess(guess: Guess): void {
  const { dataset } = document.documentElement
  if (guess === 'visitor') delete dataset.guess
  else dataset.guess = guess
}

export function readMarker(): Marker {
  const [, guess, since] = /^(visitor|user|admin|store) (.+)$/.exec(storedMarker()) ?? []
  return guess && since ? { guess: guess as Guess, since } : nobody
}

/** Whether a person was logged in here when the server was last asked. */
export const isPersonExpected = () => ['user', 'admin'].includes(readMarker().guess)

/** A login or a logout: this tab and all others look again who is here. */
export function mark(guess: Guess): void {
  write({ guess, since: `${Date.now()}-${Math.random().toString(36).slice(2, 8)}` })
  for (const listener of listeners) listener()
}

/** Corrects the guess once the server has answered; nobody need look again. */
export function correctGuess(guess: Guess): void {
  showGuess(guess)
  const marker = readMarker()
  if (marker.guess !== guess) write({ guess, since: marker.since || foundHere })
}

/** Tells of every login and logout, in this tab and in others, also of those missed while the page lay frozen. */
export function watchMarker(onChange: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => key === storageKey && onChange()
  addEventListener('storage', fromElsewhere)
  addEventListener('pageshow', onChange)
  listeners.add(onChange)
  return () => {
    removeEventListener('storage', fromElsewhere)
    removeEventListener('pageshow', onChange)
    listeners.delete(onChange)
  }
}

function storedMarker(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return unstored
  }
}

function write({ guess, since }: Marker): void {
  const value = `${guess} ${since}`
  unstored = value
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // The other tabs will find out with their next call.
  }
}
