/** A row of choices of which one holds; across the screen on phones. */
export const segmentsLook = 'flex rounded-full border border-rim bg-surface p-1 max-sm:w-full'

/** One of them; what makes it the chosen one is each row's own. */
export const segmentLook =
  'inline-flex min-h-8 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink pointer-coarse:min-h-11'
