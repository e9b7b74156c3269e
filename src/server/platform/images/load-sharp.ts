/** Loaded with the first picture that is encoded: it is large, and most processes only send files that are ready. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread per picture, because limitEncoding already decides how many are encoded at once.
  sharp.concurrency(1)
  // No picture is decoded twice, so a cache of decoded ones would only cost memory.
  sharp.cache(false)
  return sharp
}
