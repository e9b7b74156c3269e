import type { ReactNode } from 'react'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
// Fetched on demand in the browser; here it should be there when it is asked for.
import '#web/ui/overlays/dialog.tsx'
import { renderInApp } from './render-in-app.tsx'

export const yes = (body: object): Answer => ({ status: 200, body })
export const no = (status: number, code: string, message: string): Answer => ({
  status,
  body: { message, code },
})

/** For tests: a part of the console, over a server that answers like this. */
export async function renderInConsole(view: ReactNode, answer: (call: ApiCall) => Answer) {
  const sent: ApiCall[] = []
  const send = async (call: ApiCall) => {
    sent.push(call)
    return answer(call)
  }
  return { sent, ...(await renderInApp(view, { send })) }
}
