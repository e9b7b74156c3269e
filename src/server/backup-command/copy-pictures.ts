import path from 'node:path'
import { BackupRefused } from '#server/platform/backups/backup-refused.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/database/connect.ts'
import { copyPictures } from '#server/platform/images/copy-pictures.ts'
import { openPictures } from '#server/platform/images/open-pictures.ts'
import { type PictureSetting, readPictureSetting } from '#server/platform/images/picture-setting.ts'
import { copyUsage, readCopyArguments, WrongArguments } from './arguments.ts'
import { command, progressInLines, say } from './command.ts'
import { savedDatabase } from './saved-database.ts'

/** npm run copy-pictures: from the picture store of IMAGE_STORE to another one, beside a running app or on its own. */
command(copyUsage, async () => {
  const request = readCopyArguments(process.argv.slice(2))
  if (!request) return void say(copyUsage)
  const config = readConfig(process.env)
  const target = settingOf(request.to)
  if (JSON.stringify(target) === JSON.stringify(config.pictures))
    throw new WrongArguments('The pictures are there already: IMAGE_STORE is where they are copied from.')
  const { url, stop } = await savedDatabase(config, { holder: 'npm run copy-pictures', say })
  const database = connect(url, { connections: 1 })
  const stopping = new AbortController()
  const end = () => stopping.abort(new BackupRefused('Stopped. The same command goes on where it was.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const inLines = progressInLines(say)
  try {
    const { copied, present, missing } = await copyPictures({
      tables: database.tables,
      from: await openPictures(config),
      to: await openPictures({ ...config, pictures: target }),
      onProgress: (done, total) => inLines('Pictures', done, total),
      signal: stopping.signal,
    })
    say(`${copied} pictures were copied, ${present} were there already.`)
    if (missing.length > 0)
      say(`${missing.length} have no file where they are copied from, the first is ${missing[0]}.`)
    say(
      `Now start the site with ${target.s3 ? 'IMAGE_STORE set to the bucket' : `IMAGE_STORE unset (${path.join(config.dataDir, 'images')})`}, and run this once more with IMAGE_STORE as before for what was uploaded meanwhile.`,
    )
  } finally {
    await database.close()
    await stop()
  }
})

function settingOf(to: string): PictureSetting {
  if (to === 'disk') return {}
  const setting = readPictureSetting(to)
  if (!setting?.s3) throw new WrongArguments('--to takes disk, or a bucket as IMAGE_STORE names it: s3://…')
  return setting
}
