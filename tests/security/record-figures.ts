import { readFile, writeFile } from 'node:fs/promises'

const page = new URL('../../docs/security.md', import.meta.url)

/** Writes what a run has measured between its marks in docs/security.md. */
export async function recordFigures(name: string, figures: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`docs/security.md has no marks for ${name}.`)
  await writeFile(page, `${before}${begin}\n\n${figures}\n\n${end}${after}`)
}
