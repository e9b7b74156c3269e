import { Refusal } from '../http/errors.ts'
import { saySession } from './sessions.sentences.ts'

export const sessionOver = () => new Refusal(401, 'session-over', saySession.over)
