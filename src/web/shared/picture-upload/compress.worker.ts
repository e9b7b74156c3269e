import { compressHere } from './compress-here.ts'

export type Said = { percent: number } | { file: File } | { failed: true }

const say = (said: Said) => postMessage(said)

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  compressHere(file, (percent) => say({ percent })).then(
    (small) => say({ file: small }),
    () => say({ failed: true }),
  )
})
