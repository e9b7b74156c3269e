import type { FastifyServerOptions } from 'fastify'
import { loggedError } from './logged-error.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

export const logSettings = {
  serializers: { err: loggedError, error: loggedError },
  hooks: {
    /** Without this, a line about an error alone would contain the error's own message. */
    logMethod(line, write) {
      const [facts, words] = line as [unknown, unknown]
      const error = facts instanceof Error ? facts : (facts as { err?: unknown } | undefined)?.err
      if (!(error instanceof Error) || (words !== undefined && words !== error.message))
        return write.apply(this, line)
      const whole = facts instanceof Error ? { err: facts } : (facts as object)
      return write.apply(this, [whole, loggedError(error).message] as unknown as typeof line)
    },
  },
} satisfies LoggerOptions
