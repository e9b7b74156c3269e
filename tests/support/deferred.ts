/** A promise that the test keeps, or breaks, when it is time. */
export function deferred() {
  let resolve = () => {}
  let reject: (reason: Error) => void = () => {}
  const promise = new Promise<void>((keep, breakIt) => {
    resolve = keep
    reject = breakIt
  })
  return { promise, resolve: () => resolve(), reject }
}
