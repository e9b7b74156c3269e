import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export class PortTakenError extends Error {}

/** Reports early, in a sentence, that a port is taken; port 0 becomes any free one. */
export async function freePort(host: string, port: number): Promise<number> {
  const probe = createServer()
  probe.listen({ host, port })
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw new PortTakenError(sentenceFor((error as NodeJS.ErrnoException).code, host, port))
  }
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}

function sentenceFor(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`
  return `Zilbazar cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). Set HOST and PORT to what this machine has.`
}
