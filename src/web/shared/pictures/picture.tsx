import type { CSSProperties, SyntheticEvent } from 'react'
import { pictureSources } from './delivery.ts'

interface PictureProps {
  url: string | null
  alt: string
  /** A colour or a tiny data: picture that is shown while the picture loads. */
  placeholder?: string | null
  /** The width of the picture on the page, from which the browser chooses a file. */
  sizes: string
  /** 'first' for the page's main picture, 'early' for the first cards of a list, which a phone shows at once. */
  load?: 'first' | 'early' | 'lazy'
  /** Fills a box with its own size instead of 4:3. */
  fills?: boolean
  className?: string
}

/** A picture with a fixed box of 4:3, so that nothing moves when it loads. */
export function Picture({
  url,
  alt,
  placeholder,
  sizes,
  load = 'lazy',
  fills,
  className = '',
}: PictureProps) {
  const box = `picture block bg-lagoon-tint object-cover text-transparent ${fills ? 'size-full' : 'aspect-4/3 w-full'} ${className}`
  if (!url) return <span className={box} />
  return (
    <img
      {...pictureSources(url)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={600}
      loading={load === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={load === 'lazy' ? undefined : 'high'}
      decoding="async"
      onError={showPlaceholderOnly}
      className={box}
      style={placeholderStyle(placeholder)}
    />
  )
}

/** Replaces the browser's broken picture. A picture that failed before hydration is covered by its style. */
function showPlaceholderOnly({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  image.dataset.missing = ''
  image.removeAttribute('style')
  image.removeAttribute('srcset')
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
}

function placeholderStyle(placeholder?: string | null): CSSProperties | undefined {
  if (!placeholder) return
  if (!placeholder.startsWith('data:')) return { backgroundColor: placeholder }
  return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' }
}
