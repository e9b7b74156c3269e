import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { Answer, Sent } from '#web/shared/api/client.ts'
import { Notices } from '#web/ui/overlays/notices.tsx'
import { typist } from './typist.ts'
// Fetched on demand in the browser; here it should be there when it is asked for.
import '#web/ui/overlays/dialog.tsx'
import { renderInApp } from './render-in-app.tsx'

export const yes = (body: object): Answer => ({ status: 200, body })
export const no = (status: number, code: string, message: string): Answer => ({
  status,
  body: { message, code },
})

/** For tests: a part of the console, over a server that answers like this. */
export async function renderInConsole(view: ReactNode, answer: (call: Sent) => Answer) {
  const sent: Sent[] = []
  const send = async (call: Sent) => {
    sent.push(call)
    return answer(call)
  }
  const { address, container } = await renderInApp(
    <StrictMode>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {view}
        <Notices />
      </QueryClientProvider>
    </StrictMode>,
    { send },
  )
  return { sent, address, container, user: typist() }
}
