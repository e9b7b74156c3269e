/** A request of a target. A target has many, so that random keys are asked for. */
export interface BenchRequest {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What the generator saw. */
export interface Measured {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers that were not 2xx or 3xx, broken connections and timeouts. */
  failed: number
  /** The answers among these. */
  badAnswers?: number
}

export const get = (path: string): BenchRequest => ({ path })
