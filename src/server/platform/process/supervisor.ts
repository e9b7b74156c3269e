const beatEveryMs = 1000

/** `npm start` runs the app under a supervisor, which ends it when it no longer beats and starts it again. */
export interface Supervisor {
  /** From now on a failure leads to a new start. */
  sayReady(): void
}

type Channel = Pick<NodeJS.Process, 'send' | 'once' | 'connected' | 'channel'>

/**
 * Sends a beat each second for as long as the event loop turns. When the supervisor is gone the app ends too, so that
 * the next start finds port and data free. Without a supervisor nothing happens.
 */
export function underSupervisor(onGone: () => void, channel: Channel = process): Supervisor {
  if (!channel.send) return { sayReady() {} }
  let isSending = false
  const send = (message: string) => {
    if (!channel.connected || isSending) return
    isSending = true
    channel.send?.(message, undefined, undefined, () => {
      isSending = false
    })
  }
  send('beat')
  const beating = setInterval(() => send('beat'), beatEveryMs).unref()
  channel.once('disconnect', () => {
    clearInterval(beating)
    onGone()
  })
  // Listening would keep a process alive that has nothing else to do.
  channel.channel?.unref()
  return {
    sayReady: () => void (channel.connected && channel.send?.('ready')),
  }
}
