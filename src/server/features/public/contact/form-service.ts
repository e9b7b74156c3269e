import type { FastifyBaseLogger } from 'fastify'

export interface FormService {
  /** Whether the service has accepted the message. */
  takes(message: { name: string; email: string; message: string }): Promise<boolean>
}

const timeoutMs = 10_000

/** A third party that accepts form data. It confirms with its status or with `success`. */
export function formService(url: string, log: Pick<FastifyBaseLogger, 'warn'>): FormService {
  return {
    async takes({ name, email, message }) {
      const body = new FormData()
      for (const [field, value] of Object.entries({ name, email, message })) body.append(field, value)
      try {
        const response = await fetch(url, {
          method: 'POST',
          body,
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        })
        const answer = (await response.json().catch(() => undefined)) as { success?: unknown } | undefined
        const isTaken = response.ok || answer?.success === true
        if (!isTaken) log.warn({ status: response.status }, 'the form service did not take a message')
        return isTaken
      } catch (error) {
        log.warn({ err: error }, 'the form service does not answer')
        return false
      }
    },
  }
}
