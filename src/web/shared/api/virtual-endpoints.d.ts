/** The contract's methods, paths and who may call alone, made at build time: the browser needs no schema. */
declare module 'virtual:endpoints/*' {
  const table: import('./client.ts').CallTable
  export default table
}
