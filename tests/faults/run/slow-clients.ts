import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const senders = 200
const readers = 200

/** Some send their request a byte a second, others do not read the answer they asked for. */
export async function slowClients(origin: string, seconds: number): Promise<void> {
  const { hostname, port } = new URL(origin)
  const sockets = Array.from({ length: senders + readers }, () => {
    const socket = connect(Number(port), hostname)
    // That the site ends such connections is right.
    socket.on('error', () => {})
    return socket
  })
  for (const socket of sockets.slice(senders)) {
    socket.pause()
    socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(20))
  }
  const request = `GET / HTTP/1.1\r\nHost: ${hostname}\r\nX-Slow: `
  for (let second = 0; second < seconds; second += 1) {
    for (const socket of sockets.slice(0, senders)) sendNext(socket, request, second)
    await pause(1000)
  }
  for (const socket of sockets) socket.destroy()
}

function sendNext(socket: Socket, request: string, second: number): void {
  if (!socket.destroyed) socket.write(request[second] ?? 'x')
}
