import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How the mail server behaves now. */
export type MailState = 'well' | 'slow' | 'refusing'

const slowMs = 20_000

/** A mail server whose behaviour changes while it runs. */
export async function startMail() {
  const received = new Set<string>()
  let state: MailState = 'well'
  let server: SMTPServer | undefined

  async function open(port = 0): Promise<number> {
    const opened = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onRcptTo({ address }, _session, done) {
        const answer = () =>
          done(state === 'refusing' ? Object.assign(new Error('Later'), { responseCode: 451 }) : null)
        if (state === 'slow') setTimeout(answer, slowMs).unref()
        else answer()
        if (state === 'well') received.add(address)
      },
      onData(stream, _session, done) {
        stream.resume().on('end', () => done())
      },
    })
    opened.on('error', () => {})
    opened.listen(port, '127.0.0.1')
    await once(opened.server, 'listening')
    server = opened
    return (opened.server.address() as AddressInfo).port
  }

  const close = () =>
    new Promise<void>((resolve) => {
      if (server) server.close(() => resolve())
      else resolve()
      server = undefined
    })

  const port = await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    become(next: MailState) {
      state = next
    },
    close,
    openAgain: async () => void (await open(port)),
  }
}

export type Mail = Awaited<ReturnType<typeof startMail>>
