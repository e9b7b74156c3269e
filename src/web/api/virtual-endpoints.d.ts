/** The contract's methods and paths alone, made at build time: the browser needs no schema. */
declare module 'virtual:endpoints' {
  const table: import('./client.ts').CallTable
  export default table
}
