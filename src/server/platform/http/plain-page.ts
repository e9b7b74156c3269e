import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiBase } from '#contract/endpoint.ts'
import { inLanguage, type Language, languageOf } from '#domain/language.ts'
import type { Sentence } from '#domain/sentence.ts'

const words: Record<Language, { again: string; home: string }> = {
  en: { again: 'Try again', home: 'Back to Zilbazar' },
  fr: { again: 'Réessayer', home: 'Retour à Zilbazar' },
}

const notPages = new RegExp(`^(${apiBase}|/media|/assets)([/?]|$)`)

/** API calls, pictures and build files have addresses of their own; any other GET may be a page. */
export const isPageRequest = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !notPages.test(url)

/** Whether a browser navigates to a page, and not a program calls the API. */
export const wantsPage = (request: FastifyRequest): boolean =>
  isPageRequest(request) && Boolean(request.headers.accept?.includes('text/html'))

/** A refusal as a minimal page without script, style sheet or picture, because the server is busy. */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, sentence: Sentence) {
  const language = languageOf(request.url)
  const said = escaped(sentence[language])
  const { again, home } = words[language]
  const isTransient = reply.statusCode >= 500 || reply.statusCode === 429
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${said}</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-size: 1.5rem }
  a { display: inline-block; padding: .75rem 1.5rem .75rem 0; color: light-dark(#006b75, #6fd3dd) }
</style>
<h1>${said}</h1>
<p>${isTransient ? `<a href="">${again}</a>` : ''}<a href="${inLanguage(language, '/')}">${home}</a></p>
</html>
`)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
