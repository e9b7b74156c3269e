/** A row of choices, as wide as the screen on phones. */
export const segmentsLook =
  'flex rounded-full border border-rim bg-surface p-1 max-sm:w-full large-text:flex-wrap large-text:rounded-3xl'

/** One choice. Each row styles its selected one itself. */
export const segmentLook =
  'inline-flex min-h-8 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink pointer-coarse:min-h-11'
