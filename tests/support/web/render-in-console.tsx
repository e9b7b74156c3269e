import type { ReactNode } from 'react'
import type { Answer, ApiCall } from '#web/shared/api/client.ts'
// This module is loaded on demand in the browser and must be ready in tests.
import '#web/ui/overlays/dialog.tsx'
import { renderInApp } from './render-in-app.tsx'

export const yes = (body: object): Answer => ({ status: 200, body })
export const no = (status: number, code: string, message: string): Answer => ({
  status,
  body: { message, code },
})

/** Renders a part of the console with these answers of the server. */
export async function renderInConsole(view: ReactNode, answer: (call: ApiCall) => Answer) {
  const sent: ApiCall[] = []
  const send = async (call: ApiCall) => {
    sent.push(call)
    return answer(call)
  }
  return { sent, ...(await renderInApp(view, { send })) }
}
