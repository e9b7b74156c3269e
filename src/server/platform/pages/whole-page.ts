import { randomUUID } from 'node:crypto'
import type { RenderedPage } from '#web/app/entry-server.tsx'
import type { Send } from '#web/shared/api/client.ts'
import { inlineScripts } from '../http/security.ts'
import type { Ask, PageRequest, WholePage } from './page-renderer.ts'

type RenderPage = typeof import('#web/app/entry-server.tsx').renderPage

interface Completion {
  /** Adds scripts, styles and fonts to the head. */
  complete(page: RenderedPage): Promise<string>
  /** Gets the texts of the inline scripts that the program made itself. */
  policy(html: string, scripts: string[]): string
}

/** Which fields of an answer a page reads. */
interface Reads {
  fields: Set<string>
  isWhole: boolean
}

/** Renders a page with its calls, and completes it. */
export async function wholePage(
  renderPage: RenderPage,
  { address, origin, now }: PageRequest,
  ask: Ask,
  { complete, policy }: Completion,
): Promise<WholePage> {
  let isComplete = true
  const reads = new Map<string, Reads>()
  const send: Send = async ({ url }) => {
    const { status, json, isCached } = await ask(url)
    if (!isCached) isComplete = false
    const body: unknown = JSON.parse(json)
    if (!isObject(body)) return { status, body }
    const noted = reads.get(url) ?? { fields: new Set(), isWhole: false }
    reads.set(url, noted)
    return { status, body: withReadsNoted(body, noted) }
  }
  const mark = randomUUID()
  const { html: marked, ...rendered } = await renderPage(origin + address, send, now, mark)
  const { status, location, rightUntil } = rendered
  // What is missing is loaded by the program.
  const waitsForUse = rendered.waitsForUse && status === 200 && isComplete
  const html = location ? '' : await complete({ ...rendered, html: withoutMarks(marked, mark), waitsForUse })
  const inPart = Array.from(reads).filter(([, { isWhole }]) => !isWhole)
  const fieldsRead = Object.fromEntries(inPart.map(([url, { fields }]) => [url, [...fields]]))
  return {
    status,
    location,
    rightUntil,
    fieldsRead,
    html: new TextEncoder().encode(html),
    policy: policy(html, inlineScripts(marked, mark)),
  }
}

/** The marks are random and gone before the page is sent, so that nobody can give one to a script of his own. */
const withoutMarks = (html: string, mark: string) =>
  html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(` nonce="${mark}"`, '')

const isObject = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** The same object. Notes which fields are read, those that are missing too; who lists or copies them reads the whole. */
function withReadsNoted(body: object, noted: Reads): object {
  const note = (field: string | symbol) => {
    // Promises look for `then`, which no answer has.
    if (typeof field === 'string' && field !== 'then') noted.fields.add(field)
  }
  return new Proxy(body, {
    get(target, field, receiver) {
      note(field)
      return Reflect.get(target, field, receiver)
    },
    has(target, field) {
      note(field)
      return Reflect.has(target, field)
    },
    ownKeys(target) {
      noted.isWhole = true
      return Reflect.ownKeys(target)
    },
  })
}
