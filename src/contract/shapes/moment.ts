import { z } from 'zod'

/** A point in time, always in UTC. */
export const Moment = z.iso.datetime()
