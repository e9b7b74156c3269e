import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { sayValue } from './value.sentences.ts'

/** Whether news is wanted. */
export const Wants = z.boolean(issue(sayValue.trueOrFalse))
