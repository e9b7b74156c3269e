/** What was found in profiles of the goals that are not reached, by goal. Each has its command. */
export const reasons: Record<string, string> = {
  ready:
    'Node.js itself takes nine tenths of the time. The app adds a lookup by address, language and encoding, a number for each request and its count. A process that answers calls of every kind also runs the code of Node.js more slowly than one that only ever sends the same answer: asked for one address for a quarter of a minute, the app reaches 12,800 a second beside 15,600 (0.82 ×). A picture is read from its store, so that a deleted one is gone at once, and its request is logged.',
  fresh:
    'The bare program sends the rows as they are. Of the 1.8 ms of processor time that the app takes for a product detail (`--cpu-prof`), 13 % compress the answer, 13 % collect garbage, 13 % send the statement, which the bare program does, too, 12 % shape the answer for the contract, 6 % map rows; the rest is spread over the hooks, headers and the log of a request. Where statements cost more, as in searches, the share is above the goal.',
  write:
    'The bare program runs the transaction alone. The app also reads the session in each call, checks the origin and the form, and counts the try against its limits.',
  during:
    'The writes share the core with the reads that are measured. A rating costs about 17 ms of it (the table has its rate), so ten writes a second take a sixth, whether or not an answer is evicted.',
  eventLoop:
    'The app, the thread that renders its pages and the database share one core, and each waits for its turn.',
  memory:
    'The program itself has 55 MB, the heap of the app 75 MB, that of the thread that renders pages about as much, and the response cache 50 MB. Less cache makes it smaller: `RESPONSE_CACHE_MB`.',
}
