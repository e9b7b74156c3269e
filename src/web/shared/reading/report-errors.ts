/** A broken page may fail in a loop. */
let left = 5

/** Reports errors of our own scripts. What is reported is cleaned on the server, and says nothing about the visitor. */
export function reportErrors(): void {
  const report = (message: string, place = '') =>
    left-- > 0 &&
    navigator.sendBeacon?.(
      '/api/browser-errors',
      new Blob([JSON.stringify({ message: message.slice(0, 200), place, page: location.pathname })], {
        type: 'application/json',
      }),
    )
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    if (message) report(message, `${filename.split('/').pop()}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) =>
    report(String(reason?.message), /[\w-]+\.js:\d+:\d+/.exec(reason?.stack)?.[0]),
  )
}
