const mostHeaders = 500

/** Browsers send a handful of different values of a header, so each is read once. Many at once are forgotten again. */
export function readOnce<Value>(read: (header: string) => Value): (header?: string) => Value {
  const known = new Map<string, Value>()
  return (header = '') => {
    const before = known.get(header)
    if (before !== undefined) return before
    if (known.size >= mostHeaders) known.clear()
    const value = read(header)
    known.set(header, value)
    return value
  }
}
