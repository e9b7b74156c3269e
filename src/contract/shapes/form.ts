import { z } from 'zod'
import { sayText } from './text.sentences.ts'
import { missingOr } from './text.ts'

/** What a person filled in; sent as nothing or as something else, it is asked for in words. */
export function form<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, missingOr(sayText.oneObject))
}
