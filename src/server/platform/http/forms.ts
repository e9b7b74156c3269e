import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.ts'
import { sayHttp } from './http.sentences.ts'

/** A corner of the app whose routes take forms with a file, and nothing else; everywhere else only JSON is taken. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    // How large a file may be is for whoever reads it to say; cut off silently it would only look damaged.
    throwFileSizeLimit: false,
    limits: {
      fileSize: Number.POSITIVE_INFINITY,
      files: 3,
      fields: 10,
      parts: 12,
      fieldNameSize: 100,
      fieldSize: 1000,
      headerPairs: 20,
    },
  })
  app.addContentTypeParser('*', (_request, _content, done) => done(notAForm()))
}

const notAForm = () => new Refusal(415, 'not-a-form', sayHttp.notAForm)
