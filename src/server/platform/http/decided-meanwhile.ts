import { Refusal } from './errors.ts'

/** For the second of two website owners who decide about the same. */
export const decidedMeanwhile = () => new Refusal(409, 'decided-meanwhile', 'This was decided meanwhile.')
