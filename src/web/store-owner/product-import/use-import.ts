import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportRow, ReadImportRow } from '#contract/shapes/product-import.ts'
import { mostRowsWritten } from '#domain/limits.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'
import { ApiError } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { ownProductsQuery, storeChanged } from '#web/store-owner/own-store.ts'
import { useUploads } from './use-uploads.ts'

export interface Defaults {
  categories?: string[]
  discountEnds?: string
}

export interface Progress {
  step: 'pictures' | 'rows'
  done: number
  all: number
}

export interface Done {
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Pictures that could not be used. */
  badPictures: number
}

/** Fewer rows where they are long, so that each call stays small. */
const mostCharacters = 1_000_000

/** Uploads the pictures of the rows, then writes the rows in slices. What was done before a failure is not repeated. */
export function useImport(
  read: readonly ReadImportRow[],
  pictures: ReadonlyMap<number, File>,
  defaults: Defaults,
) {
  const storeClient = useStoreClient()
  const client = useClient()
  const queryClient = useQueryClient()
  const uploads = useUploads()
  const [rows, setRows] = useState(read)
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<Done>()
  const isRunning = useRef(false)

  async function upload(files: readonly File[]): Promise<void> {
    for (const [at, file] of files.entries()) {
      setProgress({ step: 'pictures', done: at, all: files.length })
      await uploads.send(file)
    }
  }

  async function write(sent: readonly ImportRow[]): Promise<Done> {
    const sums = { added: 0, changed: 0, unchanged: 0 }
    let refused = 0
    for (let from = 0; from < sent.length; ) {
      setProgress({ step: 'rows', done: from, all: sent.length })
      const slice = sliceOf(sent, from)
      const answer = await storeClient.storeOwner.writeProducts({ rows: slice, ...defaults })
      for (const name of ['added', 'changed', 'unchanged'] as const) sums[name] += answer[name]
      refused += answer.refused.length
      const faults = new Map(answer.refused.map((one) => [one.line, one]))
      setRows((before) =>
        before.map((row) => {
          const found = faults.get(row.line)
          return found ? { ...row, ...found, fate: 'refused' as const, notes: [], changes: [] } : row
        }),
      )
      from += slice.length
    }
    return {
      ...sums,
      refused: refused + rows.filter(({ fate }) => fate === 'refused').length,
      badPictures: 0,
    }
  }

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(undefined)
    try {
      const chosen = rows.filter(
        ({ fate, line }) =>
          fate === 'new' || fate === 'changed' || (fate === 'unchanged' && pictures.has(line)),
      )
      const files = new Set(chosen.flatMap(({ line }) => pictures.get(line) ?? []))
      await upload([...files])
      const sent = chosen.map(({ line, cells }) => {
        const file = pictures.get(line)
        const image = file && uploads.addressOf(file)
        return { line, cells: image ? { ...cells, image } : cells }
      })
      const result = await write(sent)
      setDone({ ...result, badPictures: uploads.bad() })
    } catch (error) {
      const isBusy = error instanceof ApiError && error.status === 429
      setProblem(sentenceOf(error, isBusy ? texts.tooManyPictures : texts.writeFailed))
    }
    setProgress(undefined)
    isRunning.current = false
    storeChanged(queryClient, client)
    void queryClient.invalidateQueries({
      queryKey: ownProductsQuery(storeClient).queryKey,
      refetchType: 'all',
    })
  }

  return { rows, progress, problem, done, start: () => void run() }
}

function sliceOf(rows: readonly ImportRow[], from: number): ImportRow[] {
  let to = from
  let characters = 0
  while (to < rows.length && to - from < mostRowsWritten && characters < mostCharacters) {
    characters += Object.values(rows[to]?.cells ?? {}).reduce((sum, cell) => sum + (cell?.length ?? 0), 0)
    to += 1
  }
  return rows.slice(from, to)
}
