/** Makes a value when it is first needed and releases it after its last announced use, so that memory stays small. */
export function shareUntilLastUse<Use, Part>(
  uses: Iterable<Use>,
  nameOf: (use: Use) => string,
  make: (use: Use) => Promise<Part>,
) {
  const left = new Map<string, number>()
  for (const use of uses) left.set(nameOf(use), (left.get(nameOf(use)) ?? 0) + 1)
  const made = new Map<string, Promise<Part>>()
  return (use: Use): Promise<Part> => {
    const name = nameOf(use)
    const part = made.get(name) ?? make(use)
    const remaining = (left.get(name) ?? 1) - 1
    left.set(name, remaining)
    if (remaining > 0) made.set(name, part)
    else made.delete(name)
    return part
  }
}
