import type { CSSProperties, SyntheticEvent } from 'react'
import { pictureSources } from './delivery.ts'

interface PictureProps {
  url: string | null
  alt: string
  /** A colour or a tiny data: picture that holds the place. */
  placeholder?: string | null
  /** How wide it is drawn, for the browser's choice among the widths we deliver. */
  sizes: string
  /** 'first' for the picture the page is about, 'early' for the first cards of a list, which a phone shows at once. */
  load?: 'first' | 'early' | 'lazy'
  /** Fills a box that has its own size instead of standing at 4:3. */
  fills?: boolean
  className?: string
}

/** A picture whose box is known before it arrives: 4:3 everywhere. */
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

/** Instead of the browser's torn picture; one that failed before this listened is covered by its style. */
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
