/** The only place that reads the time; tests choose the moment instead. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
