interface ArtworkProps {
  /** The name of the picture in the artwork set. */
  name: string
  size: number
  /** On the first screen of every page. */
  early?: boolean
  className?: string
}

/** A small picture from the artwork set; decoration only. */
export function Artwork({ name, size, early = false, className = '' }: ArtworkProps) {
  return (
    <img
      src={`/icons/${name}.webp`}
      width={size}
      height={size}
      alt=""
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
      className={`flex-none ${className}`}
    />
  )
}
