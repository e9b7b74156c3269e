/** The longest that tests wait for a state. A wait ends with the state, so only a busy machine needs this long. */
export const patienceMs = 20_000
