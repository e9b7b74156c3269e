/**
 * A copy for keeping. Node.js cuts short buffers, and all that zlib makes, out of larger memory (64 KB in Node 24),
 * which stays as long as one of its pieces does.
 */
export function inOwnMemory(content: string | Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') copy.write(content)
  else content.copy(copy)
  return copy
}
