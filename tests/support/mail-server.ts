import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { mailReader, parseMail, type ReceivedMail } from './mail.ts'
import { whenFinished } from './when-finished.ts'

interface MailServerOptions {
  /** The port of an earlier server. */
  port?: number
  /** Answers every recipient with this code. */
  refuseWith?: number
  /** Closes the connection instead of answering a recipient. */
  hangsUp?: boolean
}

/** A real mail server on this machine, stopped when the test has finished. */
export async function mailServer({ port = 0, refuseWith, hangsUp }: MailServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const seen = { recipients: 0 }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      seen.recipients += 1
      if (hangsUp) return void server.connections.forEach((connection) => void connection._socket.destroy())
      done(refuseWith ? Object.assign(new Error('No such person here'), { responseCode: refuseWith }) : null)
    },
    onData(stream, _session, done) {
      text(stream).then((source) => {
        mails.push(parseMail(source))
        done()
      }, done)
    },
  })
  // Senders that disconnect early do not matter to a test.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  whenFinished(close)

  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    /** All mails, oldest first. */
    mails,
    /** How many recipients were asked for, refused ones included. */
    seen,
    nextMailTo: mailReader(() => mails),
    close,
  }
}
