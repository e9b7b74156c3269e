/** A promise that the test keeps when it is time. */
export function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve: () => resolve() }
}
