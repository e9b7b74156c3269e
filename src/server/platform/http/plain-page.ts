import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { inLanguage, type Language, languageOf } from '#domain/language.ts'
import type { Sentence } from '#domain/sentence.ts'
import { plainPagePolicy } from './security.ts'

const words: Record<Language, { again: string; home: string; reference: string }> = {
  en: {
    again: 'Try again',
    home: 'Back to Zilbazar',
    reference: 'If you write to us, please name this number:',
  },
  fr: {
    again: 'Réessayer',
    home: 'Retour à Zilbazar',
    reference: 'Si vous nous écrivez, veuillez indiquer ce numéro :',
  },
}

const notPages = new RegExp(`^(${apiBase}|/media|/assets)([/?]|$)`)

/** API calls, pictures and build files have addresses of their own; any other GET may be a page. */
export const isPageRequest = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  ['GET', 'HEAD'].includes(method) && !notPages.test(url)

/** Whether a browser navigates to a page, and not a program calls the API. */
export const wantsPage = (request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  isPageRequest(request) && Boolean(request.headers.accept?.includes('text/html'))

/** A page that failed names its request at its end, in small type, so that a person can read it out. */
export function withReference(html: string, language: Language, requestId: string): string {
  const said = `${words[language].reference} ${requestId}`
  return html.replace('</body>', () => `<small data-failed-request="">${said}</small></body>`)
}

/** What a page says and offers besides its sentence. */
export interface PlainDetails {
  texts?: Sentence[]
  links?: { href: string; name: Sentence }[]
}

/** A refusal, or the answer to a form without script. */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sentence: Sentence,
  details?: PlainDetails,
) {
  const html = plainPage({
    language: languageOf(request.url),
    sentence,
    isTransient: reply.statusCode >= 500 || reply.statusCode === 429,
    requestId: request.id,
    details,
  })
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', plainPagePolicy(html))
    .send(html)
}

interface PlainPage {
  language: Language
  sentence: Sentence
  /** Trying again may help. */
  isTransient: boolean
  requestId: string
  details?: PlainDetails | undefined
}

/** A minimal page without script, style sheet or picture, because the server is busy. */
export function plainPage({ language, sentence, isTransient, requestId, details }: PlainPage): string {
  const said = escaped(sentence[language])
  const { again, home, reference } = words[language]
  const texts = (details?.texts ?? []).map((text) => `<p>${escaped(text[language])}</p>\n`).join('')
  const links = (details?.links ?? []).map(
    ({ href, name }) => `<a href="${escaped(href)}">${escaped(name[language])}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${said}</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-size: 1.5rem }
  small { display: block; margin-top: 2rem; overflow-wrap: anywhere; opacity: .8 }
  a { display: inline-block; padding: .75rem 1.5rem .75rem 0; color: light-dark(#006b75, #6fd3dd) }
</style>
<h1>${said}</h1>
${texts}<p>${isTransient && !details ? `<a href="">${again}</a>` : ''}${links.join('')}<a href="${inLanguage(language, '/')}">${home}</a></p>
${details ? '' : `<small>${reference} ${requestId}</small>\n`}</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
