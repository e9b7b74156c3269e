import { prepare } from '../support/person.ts'
import { expect, test } from '../support/shop.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ context }) => prepare(context))

test('a push is shown by the service worker, and a tap on it opens its page', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  const permission = await page.evaluate(() => Notification.permission)
  test.skip(permission === 'denied', 'The headless shell has no notifications. Chromium itself has them.')
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  const { origin } = new URL(page.url())
  const message = { title: 'New at Ti Lakaz', body: 'Gato koko, Rs 25', path: '/stores', tag: 'one' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body, tag: message.tag }])

  // No page can tap a notification of the system, so the service worker gets the event of a tap.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent(event: Event): boolean
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL('/stores')
  await expect.poll(shown).toEqual([])
})
