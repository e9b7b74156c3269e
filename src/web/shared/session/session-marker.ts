/**
 * Who the browser assumes is signed in before the server has answered. 'admin' is a person with a dashboard,
 * 'store' is a store that is logged in without a person.
 */
export type Guess = 'visitor' | 'user' | 'admin' | 'store'

export interface Marker {
  guess: Guess
  /** Changes only with a login or a logout. */
  since: string
}

const storageKey = 'zilbazar-session'
/** Used when there is a session but no marker of its login. */
export const foundHere = 'found'
const nobody: Marker = { guess: 'visitor', since: '' }

/** Runs in the head before the first paint, so that a signed-in person never sees the visitor's links. */
export const markerScript = `try{var m=/^(user|admin|store) /.exec(localStorage.getItem('${storageKey}'));if(m)document.documentElement.dataset.guess=m[1]}catch(e){}`

/** Storage may be blocked. The marker then lasts as long as the page. */
let unstored = ''
const listeners = new Set<() => void>()

/** Sets the guess on the document for its styles, like the script in the head. */
export function showGuess(guess: Guess): void {
  const { dataset } = document.documentElement
  if (guess === 'visitor') delete dataset.guess
  else dataset.guess = guess
}

export function readMarker(): Marker {
  const [, guess, since] = /^(visitor|user|admin|store) (.+)$/.exec(storedMarker()) ?? []
  return guess && since ? { guess: guess as Guess, since } : nobody
}

/** Whether a person was logged in when the server was last asked. */
export const isPersonExpected = () => ['user', 'admin'].includes(readMarker().guess)

/** Records a login or a logout, so that all tabs check who is signed in. */
export function mark(guess: Guess): void {
  write({ guess, since: `${Date.now()}-${Math.random().toString(36).slice(2, 8)}` })
  for (const listener of listeners) listener()
}

/** Corrects the guess after the server has answered, without asking other tabs to check. */
export function correctGuess(guess: Guess): void {
  showGuess(guess)
  const marker = readMarker()
  if (marker.guess !== guess) write({ guess, since: marker.since || foundHere })
}

/** Notifies of every login and logout in any tab, also of those missed while the page was frozen. */
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
    // The other tabs notice with their next call.
  }
}
