/** Whether this browser can take pushes at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** What a subscription says, as the server stores it. */
interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Subscribes this browser; asks for permission, so it needs a tap. 'denied' when the person or the browser refuses. A
 * subscription with an older key of ours is replaced.
 */
export async function subscribeHere(applicationServerKey: string): Promise<PushAddress | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** This browser takes no more pushes. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
