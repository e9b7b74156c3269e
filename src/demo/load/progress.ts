import { SingleBar } from 'cli-progress'

export interface Progress {
  show(stage: string, done: number, total: number): void
  finish(): void
}

/** A progress bar per stage on a terminal; elsewhere a line at its start and its end. */
export function progressOn(output: NodeJS.WriteStream): Progress {
  return output.isTTY ? barProgress(output) : lineProgress((line) => output.write(`${line}\n`))
}

function barProgress(output: NodeJS.WriteStream): Progress {
  let bar: SingleBar | undefined
  let current = ''
  const finish = () => {
    bar?.update(bar.getTotal())
    bar?.stop()
    bar = undefined
  }
  return {
    show(stage, done, total) {
      if (stage !== current) {
        finish()
        current = stage
        const format = `${stage.padEnd(20)} {bar} {percentage} %  {value} of {total}`
        bar = new SingleBar({ format, stream: output, hideCursor: true, barsize: 32 })
        bar.start(total, done)
      }
      bar?.update(done)
    },
    finish,
  }
}

export function lineProgress(say: (line: string) => void): Progress {
  let current = ''
  let last = 0
  const finish = () => {
    if (current) say(`${current}: ${last} done`)
    current = ''
  }
  return {
    show(stage, done, total) {
      if (stage !== current) {
        finish()
        say(`${stage}: ${total} to do`)
        current = stage
      }
      last = done
    },
    finish,
  }
}
