export function Wave() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 848 60"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 -z-10 h-14 w-full fill-white/14"
    >
      <path d="M0 26C70 8 150 12 240 26s170 18 270 4S690 2 848 24v36H0Z" />
      <path d="M0 44c90-14 190-10 290 0s200 6 300-6 190-10 258 2v20H0Z" />
    </svg>
  )
}
