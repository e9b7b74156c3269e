import { expect, test } from 'vitest'
import { ArtworksMissing } from '../demo-refused.ts'
import { readArtworks } from './artworks.ts'

test('artworks that are not installed are refused with a sentence that names the package', async () => {
  const attempt = readArtworks(new Set(['mango']), 'artworks-that-nobody-installed')
  await expect(attempt).rejects.toThrow(ArtworksMissing)
  await expect(attempt).rejects.toThrow(
    'The demo is drawn with the package artworks-that-nobody-installed, which is not installed here.',
  )
})
