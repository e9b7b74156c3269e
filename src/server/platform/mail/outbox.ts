import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../clock.ts'
import { once } from '../once.ts'
import type { Mail, Transport } from './transport.ts'

/** Writes mails as `.eml` files, which every mail program opens. A write is atomic. */
export function outbox(folder: string, clock: Clock): Transport {
  // Loaded for the first mail: the app starts sooner.
  const writer = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    async deliver(mail) {
      const { message } = await (await writer()).sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const place = path.join(folder, fileName(mail, clock()))
      await writeFile(`${place}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${place}.part`, place)
    },
    close: () => {},
  }
}

/** `20261114-080000123-confirm-your-email-address-1f2e3d.eml`: names sort by time. */
function fileName({ subject }: Mail, now: Date): string {
  const [date = '', time = ''] = now
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .split('T')
  const words = subject
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return [date, time, words, `${randomBytes(3).toString('hex')}.eml`].join('-')
}
