import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

/** For the second of two website owners who decide about the same. */
export const decidedMeanwhile = () => new Refusal(409, 'decided-meanwhile', sayHttp.decidedMeanwhile)
