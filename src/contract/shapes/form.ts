import { z } from 'zod'
import { sayText } from './text.sentences.ts'
import { missingOr } from './text.ts'

/** A form. A missing or malformed body is refused with a sentence. */
export function form<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, missingOr(sayText.oneObject))
}
