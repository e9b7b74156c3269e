interface ArtworkProps {
  name: string
  size: number
  /** The picture is on the first screen of every page. */
  early?: boolean
  className?: string
}

/** A small decorative picture from the artwork set. */
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
