/**
 * What we use of Node.js's HTTP. From Node.js 24 on, an `import` of it reads each of its exports, one of which loads a client
 * for the web that takes longer to load than all of Fastify.
 */
export const { STATUS_CODES, maxHeaderSize, request } = process.getBuiltinModule('node:http')
