/** How long tests wait for a state at most. A wait ends with the state, so this is as long as a busy machine may need. */
export const patienceMs = 20_000
