/** The browser's own file field with a button like ours. */
export const fileInputLook =
  'block w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-rim file:bg-surface file:px-5 file:font-semibold file:text-ink'
