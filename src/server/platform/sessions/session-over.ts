import { Refusal } from '../http/errors.ts'

export const sessionOver = () => new Refusal(401, 'session-over', 'Session expired. Please log in again.')
