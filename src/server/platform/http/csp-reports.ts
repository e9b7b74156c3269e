import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { reportsPath } from './security.ts'

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(1000).optional(),
    'blocked-uri': z.string().max(4000).optional(),
    'document-uri': z.string().max(4000).optional(),
  }),
})

/** Beyond this many different findings, more would only fill the log. */
const mostFindings = 100

/**
 * What browsers report about our policies is logged once for each finding, without anything about the person: the
 * directive, the origin of what was blocked, and the first part of the page's path.
 */
export function cspReports(app: FastifyInstance): void {
  const logged = new Set<string>()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    )
    scope.post(reportsPath, { logLevel: 'warn' }, async (request, reply) => {
      const finding = findingIn(String(request.body))
      const name = JSON.stringify(finding)
      if (finding && !logged.has(name) && logged.size < mostFindings) {
        logged.add(name)
        request.log.warn(finding, 'a page was blocked from something by its policy')
      }
      return reply.status(204).send()
    })
  })
}

function findingIn(body: string) {
  const parsed = Report.safeParse(jsonIn(body))
  if (!parsed.success) return
  const report = parsed.data['csp-report']
  const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? ''
  return {
    directive: /^[a-z-]+$/.test(directive) ? directive : 'unknown',
    blocked: originIn(report['blocked-uri']),
    page: sectionIn(report['document-uri']),
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An origin, a scheme, or a word such as 'inline'. */
function originIn(blocked = ''): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

/** '/product' of a product's page; what follows may be a secret. */
function sectionIn(page = ''): string {
  if (!URL.canParse(page)) return 'unknown'
  return /^\/(?:fr\/)?[a-z-]{0,40}/.exec(new URL(page).pathname)?.[0] ?? 'unknown'
}
