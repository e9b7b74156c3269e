import { z } from 'zod'

/** How many there are. */
export const Count = z.int().min(0)
