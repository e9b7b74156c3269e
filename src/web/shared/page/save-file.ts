/** Offers a file to be saved. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export const saveCsv = (text: string, name: string) =>
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
