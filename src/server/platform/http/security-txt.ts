import type { FastifyInstance } from 'fastify'
import { dayInMs } from '#domain/mauritius-time.ts'
import type { Clock } from '../clock.ts'

/** RFC 9116 recommends less than a year. */
const validDays = 180

interface SecurityContact {
  publicUrl: string
  email: string | undefined
  clock: Clock
}

/** `/.well-known/security.txt`: to whom a security problem is reported. */
export function securityTxt(app: FastifyInstance, { publicUrl, email, clock }: SecurityContact): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock().getTime() + validDays * dayInMs)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          ...(email ? [`Contact: mailto:${email}`] : []),
          `Contact: ${publicUrl}/contact`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en, fr',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}
