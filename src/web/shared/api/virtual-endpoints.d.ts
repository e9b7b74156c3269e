/** The contract's methods, paths and access, generated at build time. The browser needs no schemas. */
declare module 'virtual:endpoints/*' {
  const table: import('./client.ts').CallTable
  export default table
}
