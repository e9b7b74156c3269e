import { z } from 'zod'

export const Count = z.int().min(0)
