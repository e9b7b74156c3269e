import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { Refusal } from '../http/errors.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { sayImage } from './images.sentences.ts'

// One thread per picture, because the semaphore below already decides how many are encoded at once.
sharp.concurrency(1)
// No picture is decoded twice, so a cache of decoded ones would only cost memory.
sharp.cache(false)

export const limitEncoding = () =>
  limitConcurrency({
    atOnce: Math.max(1, availableParallelism() - 1),
    mostWaiting: 300,
    tooMany: () => new Refusal(503, 'busy', sayImage.busy),
  })
