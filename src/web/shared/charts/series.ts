/** A line or a row of bars. Lines differ in colour and in dashes, so that they can be told apart without colours. */
export interface Series {
  name: string
  colour: 'lagoon' | 'sunset' | 'cane' | 'muted'
  dash: readonly number[]
  /** Null draws nothing. */
  values: readonly (number | null)[]
}

/** A place on the horizontal axis. */
export interface Tick {
  /** In the legend, when it is pointed at. */
  name: string
  /** Below the axis; most ticks have none. */
  label?: string | undefined
}
