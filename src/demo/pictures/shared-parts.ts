/** Parts made when first asked for and let go after the last of the announced uses, so that memory stays small. */
export function sharedParts<Wish, Part>(
  uses: Iterable<Wish>,
  nameOf: (wish: Wish) => string,
  make: (wish: Wish) => Promise<Part>,
) {
  const left = new Map<string, number>()
  for (const wish of uses) left.set(nameOf(wish), (left.get(nameOf(wish)) ?? 0) + 1)
  const made = new Map<string, Promise<Part>>()
  return (wish: Wish): Promise<Part> => {
    const name = nameOf(wish)
    const part = made.get(name) ?? make(wish)
    const remaining = (left.get(name) ?? 1) - 1
    left.set(name, remaining)
    if (remaining > 0) made.set(name, part)
    else made.delete(name)
    return part
  }
}
