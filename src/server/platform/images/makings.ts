import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { Refusal } from '../http/errors.ts'
import { turns } from '../process/in-turn.ts'
import { sayImage } from './images.sentences.ts'

// One thread a picture: how many are made at once is decided here, not inside each.
sharp.concurrency(1)
// No picture is decoded twice, so none need be kept decoded.
sharp.cache(false)

/** Pictures are made a few at a time. */
export const makings = () =>
  turns({
    atOnce: Math.max(1, availableParallelism() - 1),
    mostWaiting: 300,
    tooMany: () => new Refusal(503, 'busy', sayImage.busy),
  })
