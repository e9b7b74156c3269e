/** Told what is being done, how much of it is done, and how much there is. */
export type OnProgress = (stage: string, done: number, total: number) => void
