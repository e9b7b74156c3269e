import { availableParallelism } from 'node:os'
import { Refusal } from '../http/errors.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { sayImage } from './images.sentences.ts'

export const limitEncoding = () =>
  limitConcurrency({
    atOnce: Math.max(1, availableParallelism() - 1),
    mostWaiting: 300,
    tooMany: () => new Refusal(503, 'busy', sayImage.busy),
  })
